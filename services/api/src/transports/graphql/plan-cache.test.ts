import { expect, test } from 'vitest';
import { schema } from '../../schema/schema.js';
import { MAX_TOKENS } from './document-bounds.js';
import { plansFor } from './plan-cache.js';

const NEEDED_ANSWERS = 3;

test.each([
  ['$lang', '*'],
  ['ru', 'ru'],
  ['RU', 'ru'],
  ['"ru-RU"', 'ru'],
])('a document with lang: %s gets a plan in the language %s', (lang, language) => {
  const plans = plansFor(schema(), MAX_TOKENS);
  const variables = lang.startsWith('$') ? '($lang: Language)' : '';
  const document = `query Shot${variables} { alphaStrike(lang: ${lang}) { targetNumber(skill: 4, range: "short") { summary } } }`;
  for (let answers = 0; answers < NEEDED_ANSWERS; answers++) plans.answered(document);
  expect(plans.find(document)).toMatchObject({ languages: [language], run: expect.any(Function) });
});
