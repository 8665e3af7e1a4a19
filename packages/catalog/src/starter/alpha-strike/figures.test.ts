/**
 * Every figure of the cards against digests of a second transcription of the Master Unit List: a line for each hundred of its numbers,
 * with how many cards it has.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupBy } from '../../group-by.js';
import { starterCards } from './data-files.js';

const DIGEST_CHARACTERS = 12;
const TRANSCRIBED = readFileSync(new URL('../testing/alpha-strike-figures.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('every figure of every card is that of the Master Unit List', () => {
  const hundreds = groupBy(starterCards(), ({ mul }) => Math.floor(mul / 100));
  const lines = [...hundreds].map(([hundred, cards]) => {
    const figures = cards.map((card) => {
      const { mul, pointValue, size, move, armor, structure, threshold, overheatValue, damage } = card;
      const { role, technology, era, tonnage, battleValue } = card;
      const printed = [mul, pointValue, size, move, armor, structure, threshold ?? '', overheatValue, damage];
      return [...printed, role, technology, era, tonnage ?? '', battleValue ?? ''].join(' ');
    });
    return [hundred, cards.length, createHash('sha256').update(figures.join('\n')).digest('hex').slice(0, DIGEST_CHARACTERS)].join('\t');
  });
  expect(lines).toEqual(TRANSCRIBED);
});
