/** Weapons of the catalog in lists of shots tell who fires and how often, and a unit fires its own. By every transport. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const ROCKET = 'bronepehota/demolisher/heavy-rocket';
const OF_ANOTHER = 'bronepehota/werewolf/heavy-rocket';
const MORTAR = 'bronepehota/mortar/mortar';

const ask = async (calculator: string, draft: object) => {
  const { body } = await service.request.post(`/v1/bronepehota/${calculator}`).send(draft);
  return body;
};

describe('ammunition', () => {
  test('is that of the machine or gun that carries the weapon', async () => {
    expect(await ask('ammunition', { track: 12, shots: [{ weapon: ROCKET }] })).toMatchObject({ allowed: true, used: 4 });
    expect(await ask('ammunition', { track: 12, shots: [{ weapon: MORTAR }], shooter: 'GUN' })).toMatchObject({ allowed: true, used: 3 });
    for (const shooter of ['INFANTRY', 'MACHINE'])
      expect(await ask('ammunition', { track: 12, shots: [{ weapon: MORTAR }], shooter })).toMatchObject({
        problems: [{ code: 'CONFLICT', path: 'shooter', given: shooter, allowed: expect.stringContaining('GUN') }],
      });
  });

  test('is spent at the rate of fire of the weapon', async () => {
    const twice = { track: 12, shots: [{ weapon: MORTAR }, { weapon: MORTAR }] };
    expect(await ask('ammunition', twice)).toMatchObject({ allowed: false, refusal: { code: 'RATE_OF_FIRE' } });
    expect(await ask('ammunition', { ...twice, rateOfFire: 2 })).toMatchObject({ problems: [{ code: 'CONFLICT', path: 'rateOfFire' }] });
  });

  test('is shared by the weapons of one machine or gun', async () => {
    expect(await ask('ammunition', { track: 12, shots: [{ weapon: MORTAR }, { weapon: ROCKET }] })).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ code: 'CONFLICT', path: 'shooter' })]),
    });
  });
});

describe('fire of a unit', () => {
  const target = { steps: 5, target: 'MACHINE', armor: 9 };
  test('is that of its own weapons', async () => {
    const of = (weapon: string) => ask('unit-fire', { unit: 'bronepehota/demolisher', shots: [{ weapon }], ...target });
    expect(await of(ROCKET)).toMatchObject({ allowed: true });
    expect(await of(OF_ANOTHER)).toMatchObject({
      problems: [{ code: 'CONFLICT', path: 'shots.0.weapon', given: OF_ANOTHER, allowed: expect.stringContaining(ROCKET) }],
    });
  });

  test('is that of its only weapon, if no shots are given', async () => {
    const of = (unit: string, more: object = {}) => ask('unit-fire', { unit, ...target, ...more });
    const summaryOf = async (draft: object) => (await ask('unit-fire', { ...draft, ...target })).summary;
    const mortar = 'bronepehota/mortar';
    expect((await of(mortar)).summary).toBe(await summaryOf({ unit: mortar, shots: [{ weapon: MORTAR }] }));
    const twin = 'bronepehota/twin-cannon';
    expect((await of(twin)).shots).toHaveLength(2);
    expect((await of(twin)).summary).toBe(await summaryOf({ unit: twin, shots: [{ weapon: `${twin}/twin-cannon`, count: 2 }] }));
    expect((await of('bronepehota/raptor')).shots).toHaveLength(1);
    expect(await of('bronepehota/varan')).toMatchObject({ shots: { length: 2 }, allowed: true });
    expect(await of('bronepehota/demolisher')).toMatchObject({
      problems: [{ code: 'MISSING', path: 'shots', allowed: 'the weapons that the machine or gun fires' }],
    });
    expect(await of('bronepehota/light-assault-clone-infantry')).toMatchObject({ allowed: true });
  });

  test('names an unknown weapon once', async () => {
    const { problems } = await ask('unit-fire', { shots: [{ weapon: 'heavy rocket' }], ...target });
    expect(problems).toMatchObject([{ code: 'NOT_FOUND', path: 'shots.0.weapon' }]);
  });

  test('proposes weapons by their names in either language', async () => {
    const of = (lang: string) => ask('unit-fire', { shots: [{ weapon: 'heavy rocket' }], ...target, lang });
    expect((await of('en')).problems[0].allowed).toContain(`${ROCKET} (Heavy rocket, Demolisher)`);
    expect((await of('ru')).problems[0].allowed).toContain(`${ROCKET} (Тяжёлая ракета, DEMOLISHER)`);
  });

  test('has the rate of fire of the weapon', async () => {
    expect(await ask('unit-fire', { shots: [{ weapon: ROCKET, count: 3 }], ...target })).toMatchObject({
      allowed: false,
      refusal: { code: 'RATE_OF_FIRE' },
    });
  });
});

test('GraphQL and batches answer alike', async () => {
  const { data } = await service.ask(
    `{ bronepehota { ammunition(track: 12, shots: [{ weapon: "${MORTAR}" }, { weapon: "${MORTAR}" }]) { refusal { code } } } }`,
  );
  expect(data).toMatchObject({ bronepehota: { ammunition: { refusal: { code: 'RATE_OF_FIRE' } } } });
  const { body } = await service.request
    .post('/v1/batch')
    .send([{ question: 'bronepehota/ammunition', arguments: { track: 12, shots: [{ weapon: MORTAR }], shooter: 'MACHINE' } }]);
  expect(body).toMatchObject([{ status: 400, error: { problems: [{ path: 'shooter' }] } }]);
});
