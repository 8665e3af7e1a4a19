/** The texts of widgets match in both languages: the same numbers, each in the script of its language. */
import type { Text } from '@rangefinder/rules';
import { unlikeNumbers, wrongScript } from '@rangefinder/rules/testing/translations';
import { expect, test } from 'vitest';
import { texts } from './texts.js';

const all = Object.entries<unknown>(texts).filter((entry): entry is [string, Text] => typeof entry[1] === 'object');

test('have the same numbers in both languages, each in its script', () => {
  expect(all.length).toBeGreaterThan(20);
  expect(all.flatMap(([name, text]) => [...unlikeNumbers(name, text), ...wrongScript(name, text)])).toEqual([]);
});
