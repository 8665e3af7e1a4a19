import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { CHAOS_EFFECTS } from '../../reference/tables/chaos-effects.js';
import { chaosOfWar } from './index.js';

interface Shown {
  readonly roll: number;
  readonly id: string;
  readonly chance: Fraction;
}
const effectsOf = (draft: object): readonly Shown[] => {
  const result = answer(chaosOfWar, draft, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.figures.effects as never;
};
const chanceOf = (draft: object, roll: number): string =>
  toText(effectsOf(draft).find((effect) => effect.roll === roll)?.chance as Fraction);

test('returns the odds of all effects without leaders in play', () => {
  expect([3, 12, 18, 7].map((roll) => chanceOf({}, roll))).toEqual(['34/603', '13/268', '1/1206', '0']);
});

test('lists the effects of 2 to 18 in order', () =>
  expect(CHAOS_EFFECTS.map(({ roll }) => roll)).toEqual(Array.from({ length: 17 }, (_, index) => index + 2)));

describe('with a given roll', () => {
  test('returns its effect', () => {
    expect(answer(chaosOfWar, { roll: 14, dice: 3 }, 'ru')).toMatchObject({
      ok: true,
      value: {
        figures: { effects: [{ roll: 14, id: 'thors-hammer', title: 'Молот Тора', side: 'ни одна' }], rollAgain: null },
        steps: [{ rule: 'world-at-war/ruling/chaos-numbers' }, { rule: 'world-at-war/chaos-thors-hammer' }],
      },
    });
  });
  test.each([
    [{ roll: 7 }, 3, 'world-at-war/chaos-widen-your-horizons'],
    [{ roll: 7, dice: 3 }, 3, 'world-at-war/ruling/rerolled-seven'],
    [{ roll: 11, allianceLeaderInPlay: true }, 2, 'world-at-war/ruling/leader-in-play'],
    [{ roll: 11, dice: 3, allianceLeaderInPlay: true }, 3, 'world-at-war/ruling/leader-in-play'],
    [{ roll: 13, dice: 3, natoLeaderInPlay: true }, 3, 'world-at-war/ruling/leader-in-play'],
  ])('requires a second roll for %j, with %i dice', (draft, rollAgain, rule) => {
    expect(answer(chaosOfWar, draft, 'en')).toMatchObject({
      ok: true,
      value: {
        figures: { rollAgain, effects: [{ chance: { numerator: 0n } }] },
        steps: expect.arrayContaining([expect.objectContaining({ rule })]),
      },
    });
  });
  test.each([
    { roll: 11, natoLeaderInPlay: true },
    { roll: 13, dice: 3, allianceLeaderInPlay: true },
  ])('applies the effect of %j: the leader in play is of the other side', (draft) => {
    expect(answer(chaosOfWar, draft, 'en')).toMatchObject({ ok: true, value: { figures: { rollAgain: null } } });
  });
  test.each([{ roll: 13 }, { roll: 18, dice: 2 }, { roll: 2, dice: 3 }])('rejects the impossible roll %j', (draft) => {
    expect(check(chaosOfWar, draft)).toMatchObject({ ok: false, problems: [{ code: 'OUT_OF_RANGE', path: ['roll'], given: draft.roll }] });
  });
});

/** Reference implementation: enumerates every throw and divides out the rerolled ones at the end. */
function bruteForce(dice: number, again: readonly number[]): Map<number, number> {
  const tally = (count: number, bad: readonly number[]) => {
    const weights = new Map<number, number>();
    let all = 0;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let c = 1; c <= (count === 3 ? 6 : 1); c++) {
          const total = a + b + (count === 3 ? c : 0);
          if (bad.includes(total)) continue;
          weights.set(total, (weights.get(total) ?? 0) + 1);
          all++;
        }
    return { weights, all };
  };
  const three = tally(3, [...again, 7]);
  const first = dice === 3 ? three : tally(2, again);
  const odds = new Map<number, number>();
  for (const [total, weight] of first.weights) if (dice === 3 || total !== 7) odds.set(total, weight / first.all);
  if (dice === 2)
    for (const [total, weight] of three.weights)
      odds.set(total, (odds.get(total) ?? 0) + ((first.weights.get(7) ?? 0) / first.all) * (weight / three.all));
  return odds;
}

test('matches the enumeration of every throw, and sums to exactly 1', () => {
  prove(
    { calculator: 'world-at-war chaosOfWar', against: { en: 'every throw of the dice', ru: 'каждый бросок кубиков' } },
    fc.property(fc.constantFrom(2, 3), fc.boolean(), fc.boolean(), (dice, allianceLeaderInPlay, natoLeaderInPlay) => {
      const effects = effectsOf({ dice, allianceLeaderInPlay, natoLeaderInPlay });
      const expected = bruteForce(dice, [...(allianceLeaderInPlay ? [11] : []), ...(natoLeaderInPlay ? [13] : [])]);
      for (const { roll, chance } of effects)
        expect(Number(chance.numerator) / Number(chance.denominator)).toBeCloseTo(expected.get(roll) ?? 0, 14);
      const common = effects.reduce((product, { chance }) => product * chance.denominator, 1n);
      expect(effects.reduce((sum, { chance }) => sum + (chance.numerator * common) / chance.denominator, 0n)).toBe(common);
    }),
  );
});
