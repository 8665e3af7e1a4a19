import { expect, test } from 'vitest';
import { inputOf } from '../../../testing/import-text.js';
import { formatOf } from '../formats.js';

async function read(value: unknown) {
  const text = JSON.stringify(value);
  const format = formatOf(text.slice(0, 16_384));
  expect(format?.id).toBe('mekbay');
  return (await Array.fromAsync(format?.rows('file', inputOf(text, 'file').read()) ?? [])).flat().map(({ parsed }) => parsed);
}

const unit = (fields: object = {}, card: object = {}) => ({
  ...{ name: 'Atlas_AS7D', id: 140, chassis: 'Atlas', model: 'AS7-D', year: 2755, tons: 100, bv: 1897, pv: 52, techBase: 'Inner Sphere' },
  ...{ role: 'Juggernaut', comp: [{ id: 'x', q: 1 }], level: 1 },
  as: {
    ...{ TP: 'BM', PV: 52, SZ: 4, TMM: 1, usesOV: false, OV: 0, MV: '6"', MVm: { '': 6 }, usesTh: false, Th: -1, Arm: 10, Str: 8 },
    ...{ Th: 0, specials: ['AC2/2/-', 'IF1'], dmg: { dmgS: '5', dmgM: '5', dmgL: '2', dmgE: '0' }, usesE: false, usesArcs: false },
    ...card,
  },
  ...fields,
});

test('assigns a unit to the Master Unit List by its number', async () => {
  const [parsed] = await read({ version: '1', etag: 'x', units: [unit()] });
  expect(parsed).toMatchObject({
    kind: 'unit',
    draft: {
      ...{ source: 'mul', sourceId: '140', names: { en: 'Atlas AS7-D' }, cost: 52, kind: 'battlemech', abilities: ['AC2/2/-', 'IF1'] },
      stats: { move: '6"', damage: ['5', '5', '2'], introduced: '2755', tonnage: 100, battleValue: 1897, technology: 'Inner Sphere' },
    },
    notes: [],
  });
});

test('imports a unit without a number under its own source', async () => {
  const [parsed] = await read([unit({ id: -1 })]);
  expect(parsed).toMatchObject({ kind: 'unit', draft: { source: 'mekbay', sourceId: 'Atlas AS7-D' } });
});

test('reads thrust without a movement modifier, and notes arcs of large craft, which are not stored', async () => {
  const fighter = unit({ id: 1 }, { TP: 'AF', MV: '9a', TMM: null, Th: 2, dmg: { dmgS: '2', dmgM: '0*', dmgL: '-', dmgE: '1' } });
  const ship = unit({ id: 2 }, { TP: 'DS', MV: '3p', TMM: null, usesArcs: true, dmg: undefined, frontArc: { STD: { dmgS: '4' } } });
  const [first, second] = await read({ units: [fighter, ship] });
  expect(first).toMatchObject({
    draft: { stats: { move: '9a', tmm: undefined, threshold: 2, damage: ['2', '0*', '0'], damageExtreme: '1' } },
  });
  expect(second).toMatchObject({
    draft: { kind: 'advanced-aerospace', inPlay: true, stats: { move: '3p' } },
    notes: [{ code: 'ARCS_NOT_KEPT' }],
  });
});

test('accepts figures as texts, and moves without inch marks', async () => {
  const [parsed] = await read([unit({}, { SZ: '4', Arm: '10', MV: '10/6j' })]);
  expect(parsed).toMatchObject({ draft: { stats: { size: 4, armor: 10, move: '10"/6"j' } } });
});

test.each([
  ['no card', { as: undefined }, ['as']],
  ['no armor', { as: { TP: 'BM', PV: 1, SZ: 1, MV: '6"', Str: 1 } }, ['as', 'Arm']],
  ['no name', { chassis: ' ', model: '' }, ['chassis']],
])('refuses %s with the name of the field', async (_, fields, path) => {
  const [parsed] = await read([unit(fields)]);
  expect(parsed).toMatchObject({ kind: 'refused', sourceId: '140', problems: [expect.objectContaining({ path })] });
});
