import { describe, expect, test } from 'vitest';
import { swappedWords, wordsOneEditAway } from './one-edit-away.js';

test.each([
  ['wofl', ['owfl', 'wfol', 'wolf']],
  ['aab', ['aba']],
  ['a', []],
])('words of %s with two letters swapped', (word, swapped) => {
  expect(swappedWords(word)).toEqual(swapped);
});

describe.each([
  ['zeus', 'uez', 'абв'],
  ['атлас', 'слт', 'xyz'],
])('words one edit from %s', (word, letters, others) => {
  const near = new Set(wordsOneEditAway(word));

  test('have a letter less, more, replaced or swapped', () => {
    for (let at = 0; at < word.length; at++) {
      const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
      expect(near).toContain(before + after);
      for (const other of letters) {
        expect(near).toContain(before + other + letter + after);
        if (other !== letter) expect(near).toContain(before + other + after);
      }
      if (after !== '' && after.charAt(0) !== letter) expect(near).toContain(before + after.charAt(0) + letter + after.slice(1));
    }
    expect(near).toContain(word + letters.charAt(0));
  });

  test('are in its script, and not the word itself', () => {
    expect(near).not.toContain(word);
    for (const other of others) expect(near).not.toContain(word + other);
  });
});
