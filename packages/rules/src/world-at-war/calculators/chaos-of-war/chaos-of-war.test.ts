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
    [{ roll: 11, natoLeaderInPlay: true }, 'A leader is in play already: roll 2 dice, from the start'],
    [{ roll: 13, dice: 3, allianceLeaderInPlay: true }, 'A leader is in play already: roll 2 dice, from the start'],
  ])('plays any leader from the start in %j', (draft, text) => {
    expect(answer(chaosOfWar, { ...draft, readings: ['any-leader-from-start'] }, 'en')).toMatchObject({
      value: { figures: { rollAgain: 2 }, steps: expect.arrayContaining([expect.objectContaining({ text })]) },
    });
  });
  test('ends with nothing at a second 7, by another reading', () => {
    const draft = { roll: 7, dice: 3, readings: ['second-seven-nothing'] };
    expect(answer(chaosOfWar, draft, 'en')).toMatchObject({
      value: { figures: { rollAgain: null }, summary: expect.stringContaining('Chaos of War 7 on three dice: nothing happens;') },
    });
    expect(answer(chaosOfWar, draft, 'ru')).toMatchObject({
      value: { summary: expect.stringContaining('«Хаос войны», 7 на трёх кубиках: ничего не происходит;') },
    });
  });
  test.each([
    { roll: 11, natoLeaderInPlay: true },
    { roll: 13, dice: 3, allianceLeaderInPlay: true },
  ])('applies the effect of %j: the leader in play is of the other side', (draft) => {
    expect(answer(chaosOfWar, draft, 'en')).toMatchObject({ ok: true, value: { figures: { rollAgain: null } } });
  });
  test.each([13, 18])('is of three dice for a roll of %i', (roll) => {
    expect(answer(chaosOfWar, { roll }, 'en')).toEqual(answer(chaosOfWar, { roll, dice: 3 }, 'en'));
  });
  test.each([
    { roll: 13, dice: 2 },
    { roll: 18, dice: 2 },
    { roll: 2, dice: 3 },
  ])('rejects the impossible roll %j', (draft) => {
    expect(check(chaosOfWar, draft)).toMatchObject({ ok: false, problems: [{ code: 'OUT_OF_RANGE', path: ['roll'], given: draft.roll }] });
  });
});

test('names small odds by their fraction', () => {
  expect(answer(chaosOfWar, {}, 'en')).toMatchObject({ value: { summary: expect.stringMatching(/\(0\.2%\), Sniper \(1\/1206\)\.$/) } });
  expect(answer(chaosOfWar, {}, 'ru')).toMatchObject({ value: { summary: expect.stringMatching(/\(1\/1206\)\.$/) } });
});

interface Played {
  readonly dice: number;
  readonly allianceLeaderInPlay: boolean;
  readonly natoLeaderInPlay: boolean;
  readonly readings: readonly string[];
}

/** Reference implementation: walks every throw, round after round, until what is left to roll is too little to matter. */
function everyThrow({ dice, allianceLeaderInPlay, natoLeaderInPlay, readings }: Played): number[] {
  const any = readings.includes('any-leader-from-start');
  const ended = new Array<number>(19).fill(0);
  let waiting = new Map([[dice, 1]]);
  for (let round = 0; round < 200; round++) {
    const next = new Map<number, number>();
    for (const [count, weight] of waiting)
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++)
          for (let c = 1; c <= (count === 3 ? 6 : 1); c++) {
            const total = a + b + (count === 3 ? c : 0);
            const share = weight / (count === 3 ? 216 : 36);
            const taken = any
              ? (total === 11 || total === 13) && (allianceLeaderInPlay || natoLeaderInPlay)
              : (total === 11 && allianceLeaderInPlay) || (total === 13 && natoLeaderInPlay);
            if (taken) next.set(any ? 2 : count, (next.get(any ? 2 : count) ?? 0) + share);
            else if (total === 7 && !(count === 3 && readings.includes('second-seven-nothing'))) next.set(3, (next.get(3) ?? 0) + share);
            else ended[total] = (ended[total] ?? 0) + share;
          }
    waiting = next;
  }
  return ended;
}

test('matches every throw, round after round, in all readings, and sums to exactly 1', () => {
  prove(
    { calculator: 'world-at-war chaosOfWar', against: { en: 'every throw of the dice', ru: 'каждый бросок кубиков' } },
    fc.property(
      fc.record({
        dice: fc.constantFrom(2, 3),
        allianceLeaderInPlay: fc.boolean(),
        natoLeaderInPlay: fc.boolean(),
        readings: fc.subarray(['second-seven-nothing', 'any-leader-from-start']),
      }),
      (played) => {
        const effects = effectsOf(played);
        const expected = expectedOf(played);
        for (const { roll, chance } of effects)
          expect(Number(chance.numerator) / Number(chance.denominator)).toBeCloseTo(expected[roll] as number, 12);
        const common = effects.reduce((product, { chance }) => product * chance.denominator, 1n);
        expect(effects.reduce((sum, { chance }) => sum + (chance.numerator * common) / chance.denominator, 0n)).toBe(common);
      },
    ),
  );
});

const EXPECTED = new Map<string, number[]>();
function expectedOf(played: Played): number[] {
  const key = JSON.stringify(played);
  const found = EXPECTED.get(key) ?? everyThrow(played);
  EXPECTED.set(key, found);
  return found;
}
