import { expect, test } from 'vitest';
import { WordIndex } from '../evaluate/word-index.js';

const index = new WordIndex(['marauder', 'thunderbolt', 'mad', 'cat', 'ii', 'iii'].map((word) => ({ word })));

test.each([
  ['marauderii', 'marauder ii'],
  ['thunderboltii', 'thunderbolt ii'],
  ['marauderiii', 'marauder iii'],
  ['madcat', 'mad cat'],
  ['marauderi', 'marauder'],
  ['thunderboltt', 'thunderbolt'],
])('%s means %s', (text, meant) => expect(index.resolve(text)?.meant).toBe(meant));
