/** Both languages have the same numbers, each in its own script. */
import { unlikeNumbersOfProse, wrongScript } from '@rangefinder/rules/testing/translations';
import { expect, test } from 'vitest';
import * as groups from './index.js';

const texts = Object.entries(groups).flatMap(([group, all]) =>
  Object.entries(all).map(([name, text]) => [`${group}.${name}`, text] as const),
);

test('the same numbers in both languages', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(([path, text]) => unlikeNumbersOfProse(path, text))).toEqual([]);
});

test('writes each language in its script', () => {
  expect(texts.flatMap(([path, text]) => wrongScript(path, text))).toEqual([]);
});
