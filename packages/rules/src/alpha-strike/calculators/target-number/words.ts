/** Wording of a target number. */
import type { Calculator } from '../../../calculator/calculator.js';
import { sumOf } from '../../../text/sentences.js';
import { rollSentence, rollWords } from '../../engine/to-hit/roll.js';
import { attackRefusalWords, toHitWords } from '../../engine/to-hit/words.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      ...toHitWords.en,
      ...rollWords.en,
    },
    refusals: { ...attackRefusalWords.en, SHUT_DOWN: () => 'Not allowed: a unit that is shut down does not attack.' },
    summary: ({ figures: { target, chance }, question, steps }) =>
      `${rollSentence(target, chance, question.lucky, 'en')}: ${sumOf(steps, 'en')}.`,
  },
  ru: {
    steps: {
      ...toHitWords.ru,
      ...rollWords.ru,
    },
    refusals: { ...attackRefusalWords.ru, SHUT_DOWN: () => 'Нельзя: отключившаяся боевая единица не атакует.' },
    summary: ({ figures: { target, chance }, question, steps }) =>
      `${rollSentence(target, chance, question.lucky, 'ru')}: ${sumOf(steps, 'ru')}.`,
  },
};
