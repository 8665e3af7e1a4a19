import { add, type Fraction, toText, ZERO } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts, testSteps } from '../../../testing/answer-tests.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { hitTable } from './index.js';
import type { Question } from './resolve.js';

const rowsOf = (draft: object) => {
  const result = answer(hitTable, draft, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.figures.rows as readonly { die: number; hit: boolean; reason: string | null; chance: Fraction }[];
};

test('Rep 4 with 6, 5 and 4 hits the first target twice and misses the second with an 8', () => {
  expect(
    rowsOf({ rep: 4 })
      .filter(({ hit }) => hit)
      .map(({ die }) => die),
  ).toEqual([4, 5, 6]);
  expect(rowsOf({ rep: 4, targetNumber: 2 })[3]).toMatchObject({ die: 4, total: 8, hit: false, reason: 'second or later target' });
});

test('a lucky 6 has two rows that add up to one sixth', () => {
  const rows = rowsOf({ rep: 3, cover: true, luckyShot: true });
  expect(rows.map(({ die, hit, chance }) => `${die} ${hit} ${toText(chance)}`).slice(5)).toEqual(['6 false 1/12', '6 true 1/12']);
});

test('summarizes the odds in one sentence', () => {
  expect(answer(hitTable, { rep: 4, cover: true, targetNumber: 2 }, 'en')).toMatchObject({
    value: { summary: 'Rep 4 (target in cover, second or later target): each die hits with odds of 1/6 (16.7%).' },
  });
  expect(answer(hitTable, { rep: 3, prone: true, luckyShot: true }, 'ru')).toMatchObject({
    value: { summary: 'Умение 3 (цель залегла): шанс каждого кубика попасть — 1/6 (16,7\u00a0%).' },
  });
});

test('cites the rulings on low Rep and on luck', () => {
  const rulesOf = (draft: object) => hitTable.resolve((check(hitTable, draft) as { value: Question }).value).steps.map(({ rule }) => rule);
  expect(rulesOf({ rep: 2 })).toContain('5150/ruling/low-rep-shoots');
  expect(rulesOf({ rep: 1 })).toContain('5150/ruling/low-totals');
  expect(rulesOf({ rep: 3, cover: true })).toContain('5150/ruling/lucky-shot-rep');
  for (const draft of [{ rep: 5, cover: true }, { rep: 3 }, { rep: 3, cover: true, luckyShot: false }])
    expect(rulesOf(draft)).not.toContain('5150/ruling/lucky-shot-rep');
});

/** Reference implementation: the printed table line by line. */
function hits(q: Question, die: number): boolean {
  const total = die + q.rep;
  if (total >= 10) return true;
  if (total <= 7) return false;
  if (total === 9) return !(q.cover || q.targetNumber >= 3);
  return !(q.cover || q.concealed || q.prone || q.movedFast || q.shooterMovedFast || q.twoWeapons || q.targetNumber >= 2);
}

function bruteForce(q: Question): number {
  let ways = 0;
  for (let die = 1; die <= 6; die++)
    for (let again = 1; again <= 6; again++) {
      const saved = q.luckyShot && q.rep === 3 && die === 6 && again <= 3;
      if (hits(q, die) || saved) ways++;
    }
  return ways;
}

test('matches the printed table for every face and every second roll', () => {
  let luckyCases = 0;
  prove(
    {
      calculator: '5150 hitTable',
      against: { en: 'the table read line by line, every face and second roll', ru: 'таблица по строкам, каждая грань и каждый переброс' },
    },
    fc.property(draftOf(hitTable.input), (draft) => {
      const checked = check(hitTable, draft);
      if (!checked.ok) throw new Error('every draft passes');
      const { rows, chance } = hitTable.resolve(checked.value).figures;
      const ways = bruteForce(checked.value);
      expect(chance.numerator * 36n).toBe(BigInt(ways) * chance.denominator);
      expect(toText(rows.reduce((sum, row) => add(sum, row.chance), ZERO))).toBe('1');
      expect(toText(rows.filter(({ hit }) => hit).reduce((sum, row) => add(sum, row.chance), ZERO))).toBe(toText(chance));
      for (const row of rows.slice(0, 6)) expect(row.hit).toBe(hits(checked.value, row.die));
      if (rows.length > 6) luckyCases++;
    }),
    { numRuns: 600 },
  );
  expect(luckyCases).toBeGreaterThan(0);
});

test('gives a reason for a miss but not for a hit', () => {
  const reasons = (draft: object) => {
    const answered = answer(hitTable, draft, 'en');
    return answered.ok ? (answered.value.figures.rows as { reason: string | null }[]).map(({ reason }) => reason) : [];
  };
  expect(reasons({ rep: 4, prone: true })).toEqual(['total below 8', 'total below 8', 'total below 8', 'target prone', null, null]);
});

testSteps(hitTable, [
  [
    { rep: 3, luckyShot: true, cover: true },
    [
      'rep 3 table/hit-table {"rep":3,"modifier":0,"effective":3}',
      'condition null table/hit-table {"condition":"cover","misses":[8,9]}',
      'luck null ruling/lucky-shot-rep {"effective":3}',
      'needed null table/hit-table {"total":10,"face":7,"chance":"1/12"}',
    ],
  ],
  [
    { rep: 4, prone: true },
    [
      'rep 4 table/hit-table {"rep":4,"modifier":0,"effective":4}',
      'condition null table/hit-table {"condition":"prone","misses":[8]}',
      'needed null table/hit-table {"total":9,"face":5,"chance":"1/3"}',
    ],
  ],
]);

testAnswerTexts(hitTable, [
  [{ rep: 7 }, 'Rep 7: always hits', 'Умение 7: попадает всегда'],
  [{ rep: 1, cover: true }, 'cannot hit', 'попасть нельзя'],
]);
