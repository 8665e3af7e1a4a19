/** Wording of a poker hand. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, odds } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { checkedCard, spellAll } from '../../engine/cards/card.js';
import { rankRow } from '../../reference/tables/ranks.js';
import { POKER_CATEGORIES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const rank = (value: number, language: Language): string => rankRow(value).name[language];
const groupsText = (groups: Facts['ranks']['groups'], language: Language): string =>
  groups.map(({ value, count }) => (count === 1 ? rank(value, language) : `${count} × ${rank(value, language)}`)).join(', ');

const spreads = {
  en: { one: 'All of one suit', different: 'Five different suits', mixed: 'Suits repeat, so they add nothing' },
  ru: { one: 'Все одной масти', different: 'Все пять мастей разные', mixed: 'Масти повторяются и ничего не дают' },
} as const;

const spelled = (cards: readonly string[], language: Language): string => spellAll(cards.map(checkedCard), language);

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      ranks: ({ groups }) => ({ label: 'Ranks', text: capital(groupsText(groups, 'en')) }),
      straight: ({ from, to }) => ({ label: 'Ranks', text: `Five in a row: ${rank(from, 'en')} to ${rank(to, 'en')}` }),
      suits: ({ spread }) => ({ label: 'Suits', text: spreads.en[spread] }),
      category: ({ category, place, of }) => ({
        label: 'Hand',
        text: `${capital(POKER_CATEGORIES.values[category].en)}: no. ${place} of ${of}`,
      }),
      tieBreak: ({ tieBreak }) => ({
        label: 'Ties',
        text: `Against the same hand compare, in this order: ${tieBreak.map((value) => rank(value, 'en')).join(', ')}; suits break no ties`,
      }),
      odds: ({ hands, all, chance }) => ({
        label: 'Odds',
        text: `${number(hands, 'en')} of ${number(all, 'en')} hands: ${odds(chance, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { category, chance, rank: place, cards } }) =>
      `${spelled(cards, 'en')}: ${POKER_CATEGORIES.values[category].en}, no. ${place} in strength; dealt with odds of ${odds(chance, 'en')}.`,
  },
  ru: {
    steps: {
      ranks: ({ groups }) => ({ label: 'Достоинства', text: capital(groupsText(groups, 'ru')) }),
      straight: ({ from, to }) => ({ label: 'Достоинства', text: `Пять подряд, крайние: ${rank(from, 'ru')} и ${rank(to, 'ru')}` }),
      suits: ({ spread }) => ({ label: 'Масти', text: spreads.ru[spread] }),
      category: ({ category, place, of }) => ({
        label: 'Комбинация',
        text: `${capital(POKER_CATEGORIES.values[category].ru)}: № ${place} из ${of}`,
      }),
      tieBreak: ({ tieBreak }) => ({
        label: 'Равенство',
        text: `С такой же комбинацией сравнивают по порядку: ${tieBreak.map((value) => rank(value, 'ru')).join(', ')}; масти спор не решают`,
      }),
      odds: ({ hands, all, chance }) => ({
        label: 'Шанс',
        text: `Раздач — ${number(hands, 'ru')} из ${number(all, 'ru')}: ${odds(chance, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { category, chance, rank: place, cards } }) =>
      `${spelled(cards, 'ru')}: ${POKER_CATEGORIES.values[category].ru}, по силе № ${place}; шанс на такую раздачу — ${odds(chance, 'ru')}.`,
  },
};
