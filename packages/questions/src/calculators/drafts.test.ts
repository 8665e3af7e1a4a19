/** The largest score of a calculator, which decides whether its arguments are read, against the scores of its arguments. */
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
/** What words that no phrase has may add, and to how many of a thousand scores. */
const MAX_ABOVE = 0.4;
const MAX_ABOVE_PER_MILLE = 1;
const ROUNDING = 1e-9;

test('arguments hardly ever score more than their calculator can, and then little more', { timeout: 120_000 }, () => {
  const lexicon = buildLexicon();
  const texts = ['fresh-a-dev', 'players-dev', 'lookups-dev'].flatMap((name) =>
    readFileSync(new URL(`${name}.jsonl`, QUESTIONS), 'utf8')
      .trim()
      .split('\n')
      .filter((_, at) => at % STEP === 0)
      .map((line) => String(JSON.parse(line).text)),
  );
  const scores = texts.flatMap((text) => {
    const tokens = tokensOf(text);
    const found = lexicon.phrases.find(tokens);
    const question = weighed({ system: undefined, tokens, found, entries: [], games: gamesIn(tokens), places: [] }, lexicon);
    return question.candidates.map((known) => {
      const own = found.filter(({ meaning }) => meaning.of === known.place);
      const candidate = candidateOf(known, question, own, lexicon);
      return { text, calculator: known.id, above: draftOf(candidate, question, lexicon).score - candidate.maxScore };
    });
  });
  const above = scores.filter((one) => one.above > ROUNDING);
  expect(scores.length).toBeGreaterThan(10_000);
  expect((1_000 * above.length) / scores.length).toBeLessThan(MAX_ABOVE_PER_MILLE);
  expect(above.filter((one) => one.above > MAX_ABOVE)).toEqual([]);
});
