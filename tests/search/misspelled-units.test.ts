/** A unit whose name is misspelled comes before places of the rulebook that only have a similar word. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const first = async (text: string) => {
  const { body } = await service.request.get('/v1/search').query({ text, first: 1, fields: 'nodes.kind,nodes.title' }).expect(200);
  return body.nodes[0] as { readonly kind: string; readonly title: string };
};

test.each([
  ['centurian', /^Centurion/],
  ['rifelman', /^Rifleman/],
  ['stalkar', /^Stalker/],
  ['bushwaker', /^Bushwacker/],
  ['pather', /^Panther/],
  ['battlemater', /^BattleMaster/],
  ['thunderblot', /^Thunderbolt/],
  ['aws', /^Awesome/],
  ['ebj-a', /Ebon Jaguar/],
  ['timberwofl', /Timber Wolf/],
  ['timbrwolf', /Timber Wolf/],
  ['direwofl', /Dire Wolf/],
  ['pheonixhawk', /Phoenix Hawk/],
  ['savannahmastre', /Savannah Master/],
  ['pv<=30 jump', /./],
  ['type:BM size:4', /./],
])('%s is a unit', async (text, title) => expect(await first(text)).toMatchObject({ kind: 'UNIT', title: expect.stringMatching(title) }));

test.each([
  ['overhaet', /heat/i],
  ['partil cover', /cover/i],
  ['jumping', /jump/i],
])('%s is a place of the rulebook', async (text, title) => {
  const { kind, title: found } = await first(text);
  expect(kind).not.toBe('UNIT');
  expect(found).toMatch(title);
});

test.each([
  ['hunchbak', undefined, 'alpha-strike/hunchback-hbk-4g'],
  ['shadow hwk', 'alpha-strike', 'alpha-strike/shadow-hawk-shd-2h'],
  ['Вулверин 6M', 'alpha-strike', 'alpha-strike/wolverine-wvr-6m'],
  ['werewolf bronepehota', undefined, 'bronepehota/werewolf'],
])('/v1/ask?text=%s shows the card', async (text, system, id) => {
  const { body } = await service.request.get('/v1/ask').query({ text, ...(system && { system }) });
  expect(body.readings[0]).toMatchObject({ question: 'unit', arguments: { id } });
});

test.each([
  ['fastest locust', 'ranking', { query: 'sort:-move locust' }],
  ['cheapest atlas under 50', 'ranking', { query: 'sort:pv pv<50 atlas' }],
  ['самый дешёвый атлас', 'ranking', { query: 'sort:pv атлас' }],
  ['how fast is a locust 1v', 'unit', { id: 'alpha-strike/locust-lct-1v' }],
  ['mad dog prime, whats its long range damage', 'unit', { id: 'alpha-strike/vulture-mad-dog-prime' }],
  ['catapult k2, the one with ppcs', 'unit', { id: 'alpha-strike/catapult-cplt-k2' }],
])('a name next to other words counts: %s', async (text, question, args) => {
  const { body } = await service.request.get('/v1/ask').query({ text });
  expect(body.readings[0]).toMatchObject({ question, arguments: args });
});

test('a corrected name is less sure than a name', async () => {
  const sure = async (text: string) => (await service.request.get('/v1/ask').query({ text })).body.readings[0].confidence;
  expect(await sure('hunchbak')).toBeLessThan(await sure('hunchback'));
});

test('a short word is no misspelled name', async () => {
  const { body } = await service.request.get('/v1/ask').query({ text: 'going prone', system: 'alpha-strike' });
  expect(body.readings[0].question).not.toBe('unit');
});

test('the card of a weapon of a unit is a page of weapons', async () => {
  const { body } = await service.request.get('/v1/ask').query({ text: 'battle claw werewolf' });
  expect(body.readings[0]).toMatchObject({ question: 'unit', summary: 'Weapon: Battle claw, Werewolf' });
  expect(body.readings[0].url).toMatch(/\/weapons\/bronepehota\/werewolf\/battle-claw\/$/);
});

test('the name of a game leaves the calculators of others', async () => {
  const { body } = await service.request.get('/v1/ask').query({ text: 'How many inches of Alpha Strike are 3 hexes of a card?' });
  expect(body.readings.map(({ question }: { question: string }) => question)).toContain('initiative-deck/convert');
});
