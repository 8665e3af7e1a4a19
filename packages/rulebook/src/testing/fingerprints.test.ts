import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparedWords,
  hashOf,
  PLANTED,
  packFingerprints,
  RUN_WORDS,
  readFingerprints,
  runsOf,
  sharedRuns,
  unpackFingerprints,
} from './fingerprints.js';

const stored = readFingerprints();

test('words are compared without case, ё, punctuation, hyphens and the line breaks behind them', () => {
  expect(comparedWords('Ещё «**бое-  \n вой**» мех, из-за 2\u00ADго!')).toEqual(['еще', 'боевой', 'мех', 'изза', '2', 'го']);
});

test('the stored fingerprints are those of whole books', () => expect(stored.size).toBeGreaterThan(30_000));

test('a sentence that was copied is found, however it is set', () => {
  expect(sharedRuns(PLANTED, stored)).toHaveLength(comparedWords(PLANTED).length - RUN_WORDS + 1);
  const reset = PLANTED.toUpperCase().replace('ПИРОЖКИ', '**пи-\nрожки**').replaceAll(',', ' —');
  expect(sharedRuns(`Сначала одно. ${reset} Потом другое.`, stored)).toEqual(runsOf(PLANTED));
});

test('seven words of it are not', () => {
  const words = comparedWords(PLANTED).slice(0, RUN_WORDS - 1);
  expect(sharedRuns([...words, 'а', ...words].join(' '), stored)).toEqual([]);
});

test('what is packed is what was hashed, sorted, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom('мех', 'лес', 'бой', 'два', 'ход'), { maxLength: 12 }).map((words) => words.join(' '))),
      (texts) => {
        const hashes = unpackFingerprints(packFingerprints(texts));
        expect([...hashes]).toEqual([...new Set(texts.flatMap(runsOf).map(hashOf))].sort((one, other) => one - other));
      },
    ),
    { numRuns: 50 },
  );
});
