import { add, equals, ONE, toDecimal, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { meleeAgainstSeveral } from './index.js';
import { bruteForce } from './testing/brute-force.js';

function ask(draft: object) {
  const checked = check(meleeAgainstSeveral, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return meleeAgainstSeveral.resolve(checked.value).figures;
}

describe('Rep 5 with a bayonet against two of Rep 4', () => {
  const bayonet = { weapon: 'rifle-with-bayonet' };
  const figures = ask({
    fighter: { rep: 5, ...bayonet },
    opponents: [
      { rep: 4, ...bayonet },
      { rep: 4, ...bayonet },
    ],
  });
  test('has a worse chance than half, and all ends add up', () => {
    expect(toDecimal(figures.fighterWins)).toBeLessThan(0.5);
    expect(equals(add(add(figures.fighterWins, figures.opponentsWin), add(figures.nobodyStands, figures.endless)), ONE)).toBe(true);
  });
  test('treats equal opponents alike', () => expect(figures.opponents[0]).toEqual(figures.opponents[1]));
  test('is better with a weapon in each hand', () => {
    const twoHands = ask({
      fighter: { rep: 5, ...bayonet, secondWeapon: true },
      opponents: [
        { rep: 4, ...bayonet },
        { rep: 4, ...bayonet },
      ],
    });
    expect(toDecimal(twoHands.fighterWins)).toBeGreaterThan(toDecimal(figures.fighterWins));
  });
});

test('all who never fail a die fight forever', () =>
  expect(toText(ask({ fighter: { rep: 7, secondWeapon: true }, opponents: [{ rep: 7 }, { rep: 7 }] }).endless)).toBe('1'));

test('takes two or three opponents', () => {
  expect(check(meleeAgainstSeveral, { fighter: { rep: 4 }, opponents: [{ rep: 4 }] }).ok).toBe(false);
  expect(check(meleeAgainstSeveral, { fighter: { rep: 4 }, opponents: [{ rep: 4 }, { rep: 4 }, { rep: 4 }, { rep: 4 }] }).ok).toBe(false);
});

const often = (weight: number) => fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const fighter = {
  rep: fc.integer({ min: 1, max: 7 }),
  weapon: fc.constantFrom('unarmed', 'combat-knife', 'rifle-with-bayonet', 'improvised'),
  powered: often(4),
  armor: fc.constantFrom('none', 'light', 'heavy', 'absorbing', 'reflecting', 'distorting', 'shimmer', 'exo', 'battle'),
  attributes: fc.constantFrom(0, 0, 0, 1, 2),
  prone: often(4),
  flanked: often(3),
};
const drafts = fc.record({
  fighter: fc.record({ ...fighter, secondWeapon: fc.boolean() }),
  opponents: fc.array(fc.record(fighter), { minLength: 2, maxLength: 3 }),
  readings: fc.constantFrom(
    [],
    [],
    ['beaten-strikes-nobody'],
    ['melee-two-at-most', 'prone-gets-up'],
    ['melee-impact-unarmored'],
    ['improvised-no-effect', 'prone-gets-up'],
  ),
});

test('matches a melee fought round by round, with every roll counted', () => {
  prove(
    {
      calculator: '5150 meleeAgainstSeveral',
      against: { en: 'round after round, every roll of all', ru: 'раунд за раундом, каждый бросок каждого' },
    },
    fc.property(drafts, (draft) => {
      const checked = check(meleeAgainstSeveral, draft);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { figures } = meleeAgainstSeveral.resolve(checked.value);
      const expected = bruteForce(checked.value);
      const close = (chance: Parameters<typeof toDecimal>[0], odds: number | undefined) =>
        expect(toDecimal(chance)).toBeCloseTo(odds ?? Number.NaN, 9);
      close(figures.fighterWins, expected.wins);
      close(figures.nobodyStands, expected.nobody);
      close(figures.endless, expected.endless);
      for (const [end, odds] of [
        [figures.fighter, expected.fighter] as const,
        ...figures.opponents.map((each, at) => [each, expected.opponents[at] as number[]] as const),
      ]) {
        close(end.stunned, odds[1]);
        close(end.outOfTheFight, odds[2]);
        close(end.dead, odds[3]);
      }
    }),
    { numRuns: 100 },
  );
});
