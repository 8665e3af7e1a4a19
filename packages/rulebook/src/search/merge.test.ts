import { expect, test } from 'vitest';
import { mergeSearch } from './merge.js';

interface Found {
  readonly id: string;
  readonly fit: 3 | 4;
}
const SECTION: Found = { id: 'smoke', fit: 3 };
const SIMILAR_SECTION: Found = { id: 'smoke', fit: 4 };
const UNIT: Found = { id: 'atlas', fit: 3 };
const SIMILAR_UNIT: Found = { id: 'canis', fit: 4 };

const merged = (text: string, places: readonly Found[], units: readonly Found[], meansConditions = false): readonly string[] =>
  mergeSearch(places, units, { text, meansConditions }).map(({ id }) => id);

test.each(['can I shoot through smoke', 'Можно ли стрелять сквозь дым?', 'кто ходит первым'])(
  '%s: names that are only similar are left out',
  (text) => {
    expect(merged(text, [SIMILAR_SECTION], [SIMILAR_UNIT])).toEqual(['smoke']);
  },
);

test('a unit that the question names stays', () => {
  expect(merged('can an atlas jump', [SECTION], [UNIT, SIMILAR_UNIT])).toEqual(['smoke', 'atlas']);
});

test('similar names stay where the rulebook has nothing, in short texts, and in conditions', () => {
  expect(merged('what is a canys', [], [SIMILAR_UNIT])).toEqual(['canis']);
  expect(merged('can I', [SIMILAR_SECTION], [SIMILAR_UNIT])).toEqual(['smoke', 'canis']);
  expect(merged('which canys jump', [SIMILAR_SECTION], [SIMILAR_UNIT], true)).toEqual(['canis', 'smoke']);
});
