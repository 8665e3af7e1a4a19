/** The cost of an army against sums typed apart. */
import { toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { armyPoints } from './index.js';

const army = fc.array(fc.record({ cost: fc.integer({ min: 1, max: 200 }), count: fc.integer({ min: 1, max: 5 }) }), {
  minLength: 1,
  maxLength: 6,
});

test('adds up every unit, and compares with the cheaper army', () => {
  prove(
    { calculator: 'bronepehota armyPoints', against: { en: 'sums unit by unit', ru: 'сложение по одной единице' } },
    fc.property(army, army, fc.subarray(['balance-of-costlier']), (own, theirs, readings) => {
      const checked = check(armyPoints, { army: own, opponent: theirs, readings });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { total, opponentTotal, percent, verdict } = armyPoints.resolve(checked.value).figures;
      let [a, b] = [0, 0];
      for (const { cost, count } of own) for (let copy = 0; copy < count; copy++) a += cost;
      for (const { cost, count } of theirs) for (let copy = 0; copy < count; copy++) b += cost;
      expect([total, opponentTotal]).toEqual([a, b]);
      const difference = (100 * Math.abs(a - b)) / (readings.length > 0 ? Math.max(a, b) : Math.min(a, b));
      expect(Number(percent?.numerator) / Number(percent?.denominator)).toBeCloseTo(difference, 9);
      expect(verdict).toBe(difference <= 10 ? 'BALANCED' : difference <= 20 ? 'ACCEPTABLE' : 'UNEVEN');
    }),
    { numRuns: 100 },
  );
});

test('more than the agreed cost is refused, with both named', () => {
  const result = answer(armyPoints, { army: [{ cost: 90, count: 2 }], limit: 150 }, 'en');
  expect(result).toMatchObject({
    ok: true,
    value: { allowed: false, refusal: { code: 'TOO_EXPENSIVE', text: 'Not allowed: the army costs 180 points, the agreed limit is 150.' } },
  });
});

test('needs a cost for every unit', () => {
  expect(check(armyPoints, { army: [{ cost: 1 }, {}] })).toMatchObject({
    ok: false,
    problems: [{ path: ['army', 1, 'cost'], code: 'MISSING' }],
  });
  expect(check(armyPoints, { army: [{ cost: 0 }], opponent: [{ cost: 5 }] })).toMatchObject({ ok: false, problems: [{ path: ['army'] }] });
});

test('the difference is zero for equal armies', () => {
  const result = answer(armyPoints, { army: [{ cost: 50, count: 2 }], opponent: [{ cost: 100 }] }, 'ru');
  expect(result.ok && toText(result.value.figures.percent as never)).toBe('0');
});
