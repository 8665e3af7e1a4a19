import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFields } from '../../../calculator/check.js';
import { fields } from '../../../calculator/fields.js';
import { DICE, MAX_DICE, POWER_TEXT, powerOf, powerText, REACH_TEXT, reachOf, reachText } from './profile.js';

describe('range', () => {
  test.each([
    ['D6+2', 6, 2],
    ['Д6+2', 6, 2],
    ['д12 + 2', 12, 2],
    ['1D20', 20, 0],
    [' d20 ', 20, 0],
  ])('parses %s', (text, faces, bonus) => expect(reachOf(text)).toEqual({ faces, bonus }));

  test('round-trips through its text in both languages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DICE),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom('en' as const, 'ru' as const),
        (faces, bonus, language) => {
          expect(reachOf(reachText({ faces, bonus }, language))).toEqual({ faces, bonus });
        },
      ),
    );
  });
});

describe('power', () => {
  test.each([
    ['4D12', 4, 12],
    ['4Д12', 4, 12],
    ['6 Д20', 6, 20],
    ['d6', 1, 6],
  ])('parses %s', (text, count, faces) => expect(powerOf(text)).toEqual({ count, faces }));

  test('round-trips through its text in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_DICE }),
        fc.constantFrom(...DICE),
        fc.constantFrom('en' as const, 'ru' as const),
        (count, faces, language) => {
          expect(powerOf(powerText({ count, faces }, language))).toEqual({ count, faces });
        },
      ),
    );
  });
});

test.each(['', 'D8', 'D6+41', 'D6-1', '2D6', 'D6+2+2', 'ББ', 'D', '6'])('rejects the range %s', (range) => {
  const label = { en: 'Range', ru: 'Дальность' };
  expect(checkFields(fields({ range: { ...REACH_TEXT, label } }), { range })).toMatchObject({
    ok: false,
    problems: [{ code: 'BAD_FORMAT' }],
  });
  expect(() => reachOf(range)).toThrow('not a range');
});

test.each(['', '0D6', '41D6', '100D20', '4D12+1', '4D8', 'D6 D6', '2'])('rejects the power %s', (power) => {
  const label = { en: 'Power', ru: 'Мощность' };
  expect(checkFields(fields({ power: { ...POWER_TEXT, label } }), { power })).toMatchObject({
    ok: false,
    problems: [{ code: 'BAD_FORMAT' }],
  });
  expect(() => powerOf(power)).toThrow('not a power');
});
