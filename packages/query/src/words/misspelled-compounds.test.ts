/** Names written as one word, with one typo anywhere. */
import { sample } from '@rangefinder/rules/testing';
import { describe, expect, test } from 'vitest';
import { WordIndex } from '../evaluate/word-index.js';
import { wordsOneEditAway } from './one-edit-away.js';

const PARTS = [
  ['timber', 'wolf'],
  ['dire', 'wolf'],
  ['phoenix', 'hawk'],
  ['savannah', 'master'],
] as const;
const index = new WordIndex(PARTS.flat().map((word) => ({ word })));

describe('a name written as one word', () => {
  test.each(PARTS)('%s%s is found with a typo in either part', (first, second) => {
    const typos = [...wordsOneEditAway(second).map((each) => first + each), ...wordsOneEditAway(first).map((each) => each + second)];
    for (const typo of sample(typos)) {
      const resolved = index.resolve(typo);
      expect([resolved?.meant, ...(resolved?.alsoMeant ?? [])], typo).toContain(`${first} ${second}`);
    }
  });

  test('is not found with a typo in both parts', () => expect(index.resolve('tmiberwofl')?.match).toBeUndefined());

  test('is no guess where only exact words are wanted', () =>
    expect(index.resolve('timberwofl', { mayGuess: false })?.match).toBeUndefined());
});
