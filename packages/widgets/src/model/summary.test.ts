import { expect, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { engineOf } from '../page/answer.js';
import { answerView } from './sections.js';
import { summaryOf } from './summary.js';

/** The summary bar for an example of a calculator: `Odds to hit 58.3%`. */
function summaryTexts(name: string, language: 'en' | 'ru' = 'en', at = 0): readonly string[] {
  const calculator = calculators.find((one) => one.name === name);
  const example = calculator?.examples[at];
  if (!calculator || !example) throw new Error(name);
  const outcome = engineOf(calculator, { places: {}, entries: [] })(example.draft, language, '');
  if (!outcome.ok) throw new Error(`${name}: ${JSON.stringify(outcome.problems)}`);
  return summaryOf(answerView(describe(calculator), outcome.answer, { language })).map(({ label, text }) => `${label} ${text}`);
}

test('has the outcomes of every target, without duplicates', () => {
  const texts = summaryTexts('shoot');
  expect(texts).toContain('Target 1: dead 21.5%');
  expect(texts).toContain('Target 2: missed 99.5%');
  expect(new Set(texts).size).toBe(texts.length);
  expect(summaryTexts('shoot', 'ru')).toContain('Цель 2: промах 99,5\u00a0%');
});

test('has other odds next to the headline, and labels of numbers', () => {
  expect(summaryTexts('attack')).toEqual(
    expect.arrayContaining(['Target number 7', 'Odds to hit 58.3%', 'Odds to destroy 3.4%', 'Damage: 3 58.3%']),
  );
  expect(summaryTexts('passDice')[0]).toBe('Dice passed 2 81.5%');
});

test('numbers entries without a name', () => expect(summaryTexts('initiativeRoll')).toContain('Player 2 29.3%'));

test('is empty for an answer without figures', () => expect(summaryTexts('activationOrder')).toEqual([]));

/** Answers that are an order or a board: the bar shows their sentence. */
const OF_WORDS = ['activationOrder', 'damageMatrix', 'stormDuration'];

test.for(calculators)('$system $name has figures with labels, unless its answer is an order or a board', ({ name }) => {
  const texts = summaryTexts(name);
  expect(texts.length > 0).toBe(!OF_WORDS.includes(name));
  for (const one of texts) expect(one).toMatch(/^\p{L}|^2D6/u);
});
