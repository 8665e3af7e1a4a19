import { add, type Fraction, toText, ZERO } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { fastMove } from '../fast-move/index.js';
import { passDice } from './index.js';

const outcomesOf = (draft: object) => {
  const result = answer(passDice, draft, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return (result.value.figures.outcomes as readonly { passed: number; chance: Fraction }[]).map(({ chance }) => toText(chance));
};

test('a leader die of 3 against Rep 4 raises 1, 2 and 0 passed dice to 2, 2 and 1', () => {
  expect(outcomesOf({ rep: 4, leaderRep: 4, roll: [3, 5], leaderRoll: 3 })).toEqual(['1', '0', '0']);
  expect(outcomesOf({ rep: 4, leaderRep: 4, roll: [3, 4], leaderRoll: 3 })).toEqual(['1', '0', '0']);
  expect(outcomesOf({ rep: 4, leaderRep: 4, roll: [5, 6], leaderRoll: 3 })).toEqual(['0', '1', '0']);
});

/** Dice on the table. */
interface Known {
  readonly roll?: readonly number[] | undefined;
  readonly leaderRoll?: number | undefined;
}

/** Reference implementation: enumerates every roll of all dice, and counts those that show the known faces. */
function bruteForce(rep: number, extra: number, leaderRep: number | undefined, { roll: known = [], leaderRoll }: Known = {}) {
  const dice = 2 + extra + (leaderRep === undefined ? 0 : 1);
  const counts = [0, 0, 0];
  let heroes = 0;
  let all = 0;
  for (let roll = 0; roll < 6 ** dice; roll++) {
    let passed = 0;
    let ones = 0;
    let isPossible = true;
    for (let at = 0, rest = roll; at < dice; at++, rest = Math.floor(rest / 6)) {
      const face = (rest % 6) + 1;
      const isLeaderDie = at >= 2 + extra;
      const onTable = isLeaderDie ? leaderRoll : known[at];
      if (onTable !== undefined && onTable !== face) isPossible = false;
      if (face <= (isLeaderDie ? (leaderRep ?? 0) : rep)) passed++;
      if (face === 1 && !isLeaderDie) ones++;
    }
    if (!isPossible) continue;
    all++;
    const row = Math.min(passed, 2);
    counts[row] = (counts[row] ?? 0) + 1;
    if (ones >= 2) heroes++;
  }
  return { counts, heroes, all };
}

const situation = fc.record({
  rep: fc.integer({ min: 1, max: 7 }),
  extraDice: fc.integer({ min: 0, max: 3 }),
  leaderRep: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
});

test('matches the enumeration of every roll', () => {
  prove(
    { calculator: '5150 passDice', against: { en: 'every roll of all dice', ru: 'каждый бросок всех кубиков' } },
    fc.property(situation, (draft) => {
      const checked = check(passDice, draft);
      if (!checked.ok) throw new Error('every draft passes');
      const { outcomes, hero } = passDice.resolve(checked.value).figures;
      const { counts, heroes, all } = bruteForce(draft.rep, draft.extraDice, draft.leaderRep);
      for (const { passed, chance } of outcomes)
        expect(chance.numerator * BigInt(all)).toBe(BigInt(counts[passed] ?? 0) * chance.denominator);
      expect(hero.numerator * BigInt(all)).toBe(BigInt(heroes) * hero.denominator);
      expect(toText(outcomes.reduce((sum, { chance }) => add(sum, chance), ZERO))).toBe('1');
    }),
    { numRuns: 150 },
  );
});

const face = fc.integer({ min: 1, max: 6 });
const tables = fc.record({
  roll: fc.option(fc.array(face, { minLength: 1, maxLength: 2 }), { nil: undefined }),
  leaderRoll: fc.option(face, { nil: undefined }),
});

test('uses the dice on the table, all of them or some', () => {
  prove(
    { calculator: '5150 passDice', against: { en: 'every roll that shows the known dice', ru: 'каждый бросок с известными кубиками' } },
    fc.property(situation, tables, (draft, known) => {
      const table = { ...known, leaderRoll: draft.leaderRep === undefined ? undefined : known.leaderRoll };
      const checked = check(passDice, { ...draft, ...table });
      if (!checked.ok) throw new Error('every draft passes');
      const { outcomes, hero, expectedPassed } = passDice.resolve(checked.value).figures;
      const { counts, heroes, all } = bruteForce(draft.rep, draft.extraDice, draft.leaderRep, table);
      for (const { passed, chance } of outcomes)
        expect(chance.numerator * BigInt(all)).toBe(BigInt(counts[passed] ?? 0) * chance.denominator);
      expect(hero.numerator * BigInt(all)).toBe(BigInt(heroes) * hero.denominator);
      expect(expectedPassed.numerator * BigInt(all)).toBe(BigInt((counts[1] ?? 0) + 2 * (counts[2] ?? 0)) * expectedPassed.denominator);
      if (draft.extraDice > 0) return;
      const moved = check(fastMove, { rep: draft.rep, leaderRep: draft.leaderRep, ...table });
      const { outcomes: distances, expectedInches } = moved.ok ? fastMove.resolve(moved.value).figures : expect.fail('every draft passes');
      const inches = 8 * (counts[0] ?? 0) + 12 * (counts[1] ?? 0) + 16 * (counts[2] ?? 0);
      expect(expectedInches.numerator * BigInt(all)).toBe(BigInt(inches) * expectedInches.denominator);
      for (const { passed, chance } of distances)
        expect(chance.numerator * BigInt(all)).toBe(BigInt(counts[passed] ?? 0) * chance.denominator);
    }),
    { numRuns: 100 },
  );
});

test('a Fast Move passes like any test of two dice, with cumulative odds from the farthest', () => {
  prove(
    { calculator: '5150 fastMove', against: { en: 'every roll of all dice', ru: 'каждый бросок всех кубиков' } },
    fc.property(situation, ({ rep, leaderRep }) => {
      const checked = check(fastMove, { rep, leaderRep });
      if (!checked.ok) throw new Error('every draft passes');
      const { outcomes } = fastMove.resolve(checked.value).figures;
      const { counts, all } = bruteForce(rep, 0, leaderRep);
      expect(outcomes.map(({ inches }) => inches)).toEqual([16, 12, 8]);
      let ways = 0;
      for (const [index, { chance, atLeast }] of outcomes.entries()) {
        ways += counts[2 - index] ?? 0;
        expect(chance.numerator * BigInt(all)).toBe(BigInt(counts[2 - index] ?? 0) * chance.denominator);
        expect(atLeast.numerator * BigInt(all)).toBe(BigInt(ways) * atLeast.denominator);
      }
    }),
    { numRuns: 100 },
  );
});

test.each([
  [5, 16],
  [4, 12],
  [3, 8],
])('Fast Move dice 4 and 5: Rep %i moves %i"', (rep, inches) => {
  const result = answer(fastMove, { rep, roll: [4, 5] }, 'en');
  const outcomes = result.ok ? (result.value.figures.outcomes as readonly { inches: number; chance: Fraction }[]) : [];
  expect(outcomes.filter(({ chance }) => toText(chance) === '1').map((row) => row.inches)).toEqual([inches]);
});

test.each([
  [{ rep: 4, roll: [1, 2, 3] }, 'roll', 'TOO_MANY'],
  [{ rep: 4, roll: [1, 2], leaderRoll: 3 }, 'leaderRep', 'MISSING'],
])('rejects given faces that do not match: %j', (draft, path, code) => {
  expect(check(passDice, draft)).toMatchObject({ ok: false, problems: [{ path: [path], code }] });
});

test('summarizes the odds in one sentence', () => {
  expect(answer(passDice, { rep: 4, leaderRep: 5 }, 'en')).toMatchObject({
    value: {
      summary: 'Rep 4, 2 dice, leader die of a Rep 5 Leader; passed 2: 22/27 (81.5%), 1: 1/6 (16.7%), 0: 1/54 (1.9%); two 1s: 1/36 (2.8%).',
    },
  });
  expect(answer(fastMove, { rep: 4 }, 'ru')).toMatchObject({
    value: { summary: 'Быстрое перемещение с Умением 4: 16" — 4/9 (44,4\u00a0%), 12" — 4/9 (44,4\u00a0%), 8" — 1/9 (11,1\u00a0%).' },
  });
});
