import { expect, test } from 'vitest';
import { type TextMetrics, wrapText } from './text.js';

/** Every character is half as wide as it is high. */
const METRICS: TextMetrics = { fontFamily: 'Test', widthOf: (text, size) => (text.length * size) / 2 };
const STYLE = { size: 20, weight: 400, fill: '#000' } as const;
const wrapped = (text: string, characters: number, maxLines: number) => wrapText(text, STYLE, characters * 10, maxLines, METRICS);

test('a text is wrapped at its words', () => {
  expect(wrapped('one two  three\nfour', 9, 5)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('', 9, 5)).toEqual(['']);
});

test('a text with more lines ends with an ellipsis in the last one', () => {
  expect(wrapped('one two three four', 7, 2)).toEqual(['one two', 'three…']);
  expect(wrapped('one two', 7, 1)).toEqual(['one two']);
  expect(wrapped('one two three', 7, 1)).toEqual(['one tw…']);
});

test('a word that is too wide is truncated', () => {
  expect(wrapped('incomprehensible', 6, 1)).toEqual(['incom…']);
});
