import { toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { forceBalance } from './index.js';

const force = (...values: number[]) => values.map((pointValue) => ({ pointValue }));

test('Training Day: 51 against 52', () => {
  expect(answer(forceBalance, { first: force(32, 19), second: force(35, 17) }, 'en')).toMatchObject({
    value: {
      figures: { firstPointValue: 51, secondPointValue: 52, difference: 1, verdict: 'BALANCED' },
      summary: 'PV 51 against 52, a difference of 1.9%: balanced.',
    },
  });
});

test('notes that PV assumes skill 4 when units have another skill', () => {
  const skilled = (...values: number[]) => force(...values).map((unit) => ({ ...unit, skill: 3 }));
  const result = answer(forceBalance, { first: skilled(32, 19), second: skilled(35, 17) }, 'en');
  expect(result).toMatchObject({
    value: {
      summary: 'PV 51 against 52, a difference of 1.9%: balanced (PV as entered, though not every skill is 4).',
      steps: expect.arrayContaining([
        expect.objectContaining({
          text: 'Cards give PV for skill 4, but 4 units have another; these rules have no formula, so PV counts as entered',
        }),
      ]),
    },
  });
});

test.each([
  [100, 100, '0', 'BALANCED'],
  [100, 95, '5', 'BALANCED'],
  [94, 100, '6', 'ACCEPTABLE'],
  [100, 90, '10', 'ACCEPTABLE'],
  [89, 100, '11', 'UNBALANCED'],
  [3, 2, '100/3', 'UNBALANCED'],
])('%d against %d: %s %% is %s', (first, second, percent, verdict) => {
  const checked = check(forceBalance, { first: force(first), second: force(second) });
  if (!checked.ok) throw new Error('allowed');
  const { figures } = forceBalance.resolve(checked.value);
  expect([toText(figures.differencePercent), figures.verdict]).toEqual([percent, verdict]);
});

test('counts copies', () => {
  expect(answer(forceBalance, { first: force(51), second: [{ pointValue: 17, count: 3, skill: 3 }] }, 'ru')).toMatchObject({
    value: {
      figures: { difference: 0, verdict: 'BALANCED' },
      summary: 'ОС 51 против 51, разница 0\u00a0%: силы равны (ОС как указана, хотя навык не у всех 4).',
    },
  });
});

test('identifies a unit without PV by its index', () => {
  expect(check(forceBalance, { first: force(10), second: [{ pointValue: 5 }, { name: 'Atlas' }] })).toMatchObject({
    problems: [{ code: 'MISSING', path: ['second', 1, 'pointValue'] }],
  });
});

test('matches points counted one by one', () => {
  const seen = new Map<string, number>();
  prove(
    { calculator: 'alpha-strike forceBalance', against: { en: 'points added one by one', ru: 'очки, сложенные по одному' } },
    fc.property(draftOf(forceBalance.input), (draft) => {
      const near = (units: unknown, least: number) =>
        (units as object[]).map((unit, index) => ({ ...unit, pointValue: least + index, count: 1 + (index % 2) }));
      const checked = check(forceBalance, { first: near(draft.first, 20), second: near(draft.second, 21) });
      if (!checked.ok) throw new Error('every such draft is allowed');
      const { figures } = forceBalance.resolve(checked.value);
      const count = (units: typeof checked.value.first) =>
        units.flatMap(({ pointValue = 0, count: copies }) => Array<number>(copies).fill(pointValue)).reduce((sum, value) => sum + value, 0);
      const [a, b] = [count(checked.value.first), count(checked.value.second)].sort((x, y) => y - x) as [number, number];
      const verdict = 20 * (a - b) <= a ? 'BALANCED' : 10 * (a - b) <= a ? 'ACCEPTABLE' : 'UNBALANCED';
      seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
      expect(figures.difference).toBe(a - b);
      expect(figures.verdict).toBe(verdict);
      expect(figures.differencePercent.numerator * BigInt(a)).toBe(BigInt(100 * (a - b)) * figures.differencePercent.denominator);
    }),
    { numRuns: 300 },
  );
  expect(seen.get('BALANCED') ?? 0).toBeGreaterThan(5);
  expect(seen.get('UNBALANCED') ?? 0).toBeGreaterThan(5);
});
