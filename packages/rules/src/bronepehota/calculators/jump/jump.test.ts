import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { jump } from './index.js';

const outcome = (draft: object) => {
  const checked = check(jump, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return jump.resolve(checked.value);
};

test.each([
  [undefined, { length: 2, height: 2 }],
  ['TOO_FAR', { length: 4, height: 2 }],
  [undefined, { length: 4, height: 1 }],
  [undefined, { length: 3, height: -2 }],
  ['TOO_FAR', { length: 3, height: -2.1 }],
  ['WITH_GUN', { length: 1, withGun: true }],
  ['MOVED', { length: 1, moved: true }],
  ['NO_FOOTING', { length: 1, landsOnLadder: true }],
])('%s for %j with jump 5', (code, draft) => expect(outcome({ jump: 5, ...draft }).refusal?.code).toBe(code));

test('allows every row of the printed table exactly', () => {
  for (let length = 0; length <= 5; length++) {
    expect(outcome({ jump: 5, length, height: 5 - length })).toMatchObject({ figures: { left: 0, highest: 5 - length, longest: length } });
    expect(outcome({ jump: 5, length, height: 6 - length }).refusal?.code).toBe('TOO_FAR');
  }
});

test('cites the ruling for a drop', () =>
  expect(outcome({ jump: 5, length: 1, height: -1 }).steps.at(-1)?.rule).toBe('bronepehota/ruling/drop-as-height'));

test('summarizes the jump in one sentence', () => {
  expect(answer(jump, { jump: 5, length: 4, height: 2 }, 'en')).toMatchObject({
    value: { summary: 'Not allowed: length 4 + height 2 = 6 is more than jump 5.' },
  });
});

test('adds length and height exactly in tenths of a step', () => {
  prove(
    { calculator: 'bronepehota jump', against: { en: 'tenths of a step added up', ru: 'десятые доли шага, сложенные вместе' } },
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: -60, max: 60 }),
      fc.subarray(['drop-is-free']),
      (reach, length, height, readings) => {
        const drop = readings.length > 0 ? 0 : -height;
        const tenths = length + (height < 0 ? drop : height);
        const { figures, refusal } = outcome({ jump: reach, length: length / 10, height: height / 10, readings });
        expect(refusal === undefined).toBe(tenths <= reach * 10);
        expect(figures.needed).toBe(tenths / 10);
        expect(figures.left).toBe(tenths <= reach * 10 ? (reach * 10 - tenths) / 10 : 0);
      },
    ),
  );
});
