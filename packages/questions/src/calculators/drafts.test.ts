/** The largest score of a calculator, which decides whether its arguments are read, against the scores of arguments. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gamesIn } from '../text/named-game.js';
import { tokensOf } from '../text/tokens.js';
import { candidateOf, draftOf } from './drafts.js';
import { buildLexicon } from './lexicon.js';
import { weighed } from './weighed-question.js';

const QUESTIONS = new URL('../../../../tests/search/questions/', import.meta.url);
/** Each of so many questions. */
const STEP = 3;
const ROUNDING = 1e-9;

test('arguments never score more than their calculator can', { timeout: 120_000 }, () => {
  const lexicon = buildLexicon();
  const texts = ['fresh-a-dev', 'players-dev', 'lookups-dev'].flatMap((name) =>
    readFileSync(new URL(`${name}.jsonl`, QUESTIONS), 'utf8')
      .trim()
      .split('\n')
      .filter((_, at) => at % STEP === 0)
      .map((line) => String(JSON.parse(line).text)),
  );
  const above = texts.flatMap((text) => {
    const tokens = tokensOf(text);
    const found = lexicon.phrases.find(tokens);
    const question = weighed({ system: undefined, tokens, found, entries: [], games: gamesIn(tokens), places: [] }, lexicon);
    return question.candidates
      .map((known) => {
        const own = found.filter(({ meaning }) => meaning.of === known.place);
        const candidate = candidateOf(known, question, own, lexicon);
        return { text, calculator: known.id, maxScore: candidate.maxScore, score: draftOf(candidate, question, lexicon).score };
      })
      .filter(({ maxScore, score }) => score > maxScore + ROUNDING);
  });
  expect(texts.length).toBeGreaterThan(100);
  expect(above).toEqual([]);
});
