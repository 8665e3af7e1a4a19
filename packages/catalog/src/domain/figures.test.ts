import { figuresOf } from '@rangefinder/query';
import { expect, test } from 'vitest';
import { ALPHA_STRIKE_UNITS } from '../starter/alpha-strike/units.js';
import { starterDrafts } from '../starter/drafts.js';

const { units } = starterDrafts();
const cards = units.filter(({ system }) => system === 'alpha-strike');
const unit = (id: string) => units.find((draft) => draft.id === id) ?? expect.fail(id);
const moving = (move: string) => {
  const card = unit('alpha-strike/locust-lct-1e');
  const { moveInches, jumpInches } = figuresOf({ ...card, stats: { ...card.stats, move } });
  return [moveInches, jumpInches];
};

test('a card', () => {
  expect(figuresOf(unit('alpha-strike/shadow-hawk-shd-2h'))).toEqual({
    ...{ size: 2, tmm: 2, overheatValue: 0, armor: 5, structure: 5 },
    ...{ damageShort: 2, damageMedium: 2, damageLong: 1, moveInches: 10, jumpInches: 6 },
    ...{ year: 2550, tonnage: 55, battleValue: 1064 },
  });
});

test.each([
  ['16"', [16, undefined]],
  ['8"j', [8, 8]],
  ['10"/6"j', [10, 6]],
  ['12a', [undefined, undefined]],
  ['0.2k', [undefined, undefined]],
  ['6"qt', [6, undefined]],
  ['8"w(b)', [8, undefined]],
  ['none', [undefined, undefined]],
])('reads a move of %s', (move, expected) => expect(moving(move)).toEqual(expected));

test('counts minimal damage between zero and one', () => {
  const card = unit('alpha-strike/locust-lct-1e');
  expect(figuresOf({ ...card, stats: { ...card.stats, damage: ['0*', '0', '1'] } })).toMatchObject({
    damageShort: 0.5,
    damageMedium: 0,
    damageLong: 1,
  });
});

test('reads a squad, a machine and a gun of Bronepehota', () => {
  expect(figuresOf(unit('bronepehota/tribunators'))).toEqual({ rank: 5 });
  expect(figuresOf(unit('bronepehota/t-rex'))).toEqual({ rank: 2, rateOfFire: 2, ammunition: 16, durability: 14, speed: 4 });
  expect(figuresOf(unit('bronepehota/mortar'))).toEqual({ rank: 1, rateOfFire: 1, ammunition: 12, durability: 4 });
});

test('reads thrust of aerospace units, which have no modifier and no distance', () => {
  const flying = cards.filter(({ stats }) => stats.threshold !== undefined).map(figuresOf);
  expect(flying.length).toBeGreaterThan(500);
  expect(flying.filter(({ tmm, moveInches, thrust }) => tmm !== undefined || moveInches !== undefined || thrust === undefined)).toEqual([]);
});

test('reads all figures of every card', () => {
  const damage = ['damageShort', 'damageMedium', 'damageLong'] as const;
  const printed = ['size', 'tmm', 'overheatValue', 'armor', 'structure', ...damage, 'moveInches'] as const;
  const onTable = cards.filter(({ stats }) => stats.threshold === undefined);
  for (const draft of onTable) {
    const figures = figuresOf(draft);
    expect(printed.filter((figure) => !Number.isFinite(figures[figure]))).toEqual([]);
  }
  expect(cards).toHaveLength(7_644);
  expect(ALPHA_STRIKE_UNITS.filter(({ mulId }) => !onTable.some(({ sourceId }) => sourceId === String(mulId)))).toEqual([]);
});
