import { toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { forceBalance } from './index.js';

test.each([
  [[300, 300], '0', 'BALANCED'],
  [[300, 330], '10', 'BALANCED'],
  [[1000, 1101], '101/10', 'ACCEPTABLE'],
  [[100, 120], '20', 'ACCEPTABLE'],
  [[120, 100], '20', 'ACCEPTABLE'],
  [[100, 121], '21', 'UNEVEN'],
  [[250, 240, 200], '25', 'UNEVEN'],
])('%j: difference %s %%, %s', (costs, percent, verdict) => {
  const { figures } = forceBalance.resolve({ costs, readings: [] });
  expect([toText(figures.percent), figures.verdict]).toEqual([percent, verdict]);
});

test('rejects fewer than two armies and armies without cost', () => {
  expect(check(forceBalance, { costs: [300] })).toMatchObject({ ok: false, problems: [{ code: 'TOO_FEW' }] });
  expect(check(forceBalance, { costs: [300, 0] })).toMatchObject({ ok: false, problems: [{ code: 'OUT_OF_RANGE', path: ['costs', 1] }] });
});

test('summarizes the balance in one sentence', () => {
  expect(answer(forceBalance, { costs: [300, 400] }, 'ru')).toMatchObject({
    value: { summary: 'Стоимости армий отличаются на 100, это 33,333\u00a0% от самой дешёвой: силы неравны.' },
  });
  expect(answer(forceBalance, { costs: [300, 300] }, 'en')).toMatchObject({ value: { summary: 'The armies cost the same: balanced.' } });
});

test('compares the most expensive army with the cheapest, in any order', () => {
  prove(
    {
      calculator: 'bronepehota forceBalance',
      against: { en: 'armies sorted, compared in whole numbers', ru: 'армии по порядку, сравнение в целых числах' },
    },
    fc.property(
      fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 2, maxLength: 6 }),
      fc.subarray(['balance-of-costlier'] as const),
      (costs, readings) => {
        const ascending = costs.toSorted((a, b) => a - b);
        const [least = 0, most = 0] = [ascending[0], ascending.at(-1)];
        const { difference, verdict } = forceBalance.resolve({ costs, readings }).figures;
        expect(difference).toBe(most - least);
        const base = readings.length > 0 ? most : least;
        expect(verdict).toBe(10 * (most - least) <= base ? 'BALANCED' : 5 * (most - least) <= base ? 'ACCEPTABLE' : 'UNEVEN');
      },
    ),
  );
});

testAnswerTexts(forceBalance, [[{ costs: [300, 300] }, 'cost the same', 'Армии стоят поровну']]);
