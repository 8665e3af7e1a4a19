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
