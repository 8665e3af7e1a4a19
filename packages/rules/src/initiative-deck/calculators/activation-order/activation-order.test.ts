import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { activationOrder } from './index.js';

const draft = (units: readonly number[]) => ({
  participants: units.map((count, index) => ({ name: String.fromCharCode(65 + index), units: count })),
});

test('the printed example: five players with 4, 2, 5, 4 and 3 units', () => {
  expect(answer(activationOrder, draft([4, 2, 5, 4, 3]), 'en')).toMatchObject({
    ok: true,
    value: {
      figures: { order: [['C'], ['A', 'C', 'D'], ['A', 'C', 'D', 'E'], ['A', 'B', 'C', 'D', 'E'], ['A', 'B', 'C', 'D', 'E']] },
      summary:
        '5 steps, one unit each: step 1: C (5 left); step 2: A, C, D (4 left each); step 3: A, C, D, E (3 left each); steps 4–5: A, B, C, D, E (2 left each).',
    },
  });
});

test('returns an empty order when no units are left', () =>
  expect(answer(activationOrder, draft([0, 0]), 'ru')).toMatchObject({
    ok: true,
    value: { figures: { order: [] }, summary: 'Активировать некого.' },
  }));

test.each([
  [{ participants: [] }, 'TOO_FEW', ['participants']],
  [draft([-1]), 'OUT_OF_RANGE', ['participants', 0, 'units']],
  [
    {
      participants: [
        { name: 'A', units: 1 },
        { name: ' A', units: 2 },
      ],
    },
    'CONFLICT',
    ['participants', 1, 'name'],
  ],
  [{ participants: [{ name: '  ', units: 1 }] }, 'BAD_FORMAT', ['participants', 0, 'name']],
])('rejects %j', (given, code, path) => expect(check(activationOrder, given)).toMatchObject({ ok: false, problems: [{ code, path }] }));

/** Reference implementation: plays the steps with decreasing counters. */
function playedOut(units: readonly number[]): string[][] {
  const left = [...units];
  const steps: string[][] = [];
  while (left.some((count) => count > 0)) {
    const most = Math.max(...left);
    const step: string[] = [];
    for (let index = 0; index < left.length; index++)
      if (left[index] === most) {
        step.push(String.fromCharCode(65 + index));
        left[index] = most - 1;
      }
    steps.push(step);
  }
  return steps;
}

test('matches the played-out order', () => {
  prove(
    {
      calculator: 'initiative-deck activationOrder',
      against: { en: 'the round played out unit by unit', ru: 'раунд, разыгранный по одной единице' },
    },
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 8 }), (units) => {
      const result = answer(activationOrder, draft(units), 'en');
      const order = playedOut(units);
      expect(result).toMatchObject({ ok: true, value: { figures: { order } } });
      expect(order.flat().length).toBe(units.reduce((sum, count) => sum + count, 0));
    }),
  );
});

testAnswerTexts(activationOrder, [[{ participants: [{ name: 'A', units: 0 }] }, 'Nobody has units to activate.', 'Активировать некого.']]);
