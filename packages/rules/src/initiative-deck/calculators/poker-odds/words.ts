/** Wording of the odds of poker hands. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, odds, percent, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { POKER_CATEGORIES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type Words = Calculator<typeof input, typeof output, Facts, object>['words'];
type Figures = Parameters<Words['en']['summary']>[0]['figures'];

/** Number of combinations in the summary. The weakest are the most frequent: at least about one in twenty deals. */
const MAX_SHOWN = 3;

const likeliest = (categories: Figures['categories'], language: Language): string =>
  categories
    .slice(-MAX_SHOWN)
    .toReversed()
    .map(({ category, chance }) => `${POKER_CATEGORIES.values[category][language]} ${percent(chance, language)}`)
    .join(', ');

export const words: Words = {
  en: {
    steps: {
      deal: ({ cards, drawn, hands, suits }) => ({
        label: 'Hands in all',
        text: `${drawn} of ${cards} cards: ${number(hands, 'en')} hands${suits === 4 ? '; ordinary poker, where the full house beats the flush' : ''}`,
      }),
      category: ({ category, place, hands, chance }) => ({
        label: capital(POKER_CATEGORIES.values[category].en),
        text: `No. ${place}: ${number(hands, 'en')} ${plural(hands, 'en', { one: 'hand', many: 'hands' })}, ${odds(chance, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { hands, categories, chance }, question }) => {
      const [row] = categories;
      if (row && chance)
        return `${capital(POKER_CATEGORIES.values[row.category].en)}: odds ${odds(chance, 'en')}, ${number(row.hands, 'en')} of ${number(hands, 'en')} hands of five cards with ${question.suits} suits.`;
      return `Five cards with ${question.suits} suits, ${number(hands, 'en')} hands: ${likeliest(categories, 'en')}; better hands are rarer.`;
    },
  },
  ru: {
    steps: {
      deal: ({ cards, drawn, hands, suits }) => ({
        label: 'Всего раздач',
        text: `${drawn} карт из ${cards}: раздач — ${number(hands, 'ru')}${suits === 4 ? '; покер обычный, фулл-хаус старше флэша' : ''}`,
      }),
      category: ({ category, place, hands, chance }) => ({
        label: capital(POKER_CATEGORIES.values[category].ru),
        text: `№ ${place}: раздач — ${number(hands, 'ru')}, шанс ${odds(chance, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { hands, categories, chance }, question }) => {
      const [row] = categories;
      if (row && chance)
        return `${capital(POKER_CATEGORIES.values[row.category].ru)}: шанс ${odds(chance, 'ru')}, раздач — ${number(row.hands, 'ru')} из ${number(hands, 'ru')}; в руке пять карт, мастей — ${question.suits}.`;
      return `Пять карт, мастей — ${question.suits}, раздач — ${number(hands, 'ru')}: ${likeliest(categories, 'ru')}; комбинации сильнее — реже.`;
    },
  },
};
