/** Wording of the order of action. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { list } from '../../../text/numbers.js';
import { checkedCard, spell } from '../../engine/cards/card.js';
import { SUITS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type Order = readonly { readonly name: string; readonly card: string; readonly tied: boolean }[];
const orderText = (order: Order, language: Language): string =>
  order.map(({ name, card }) => `${name} (${spell(checkedCard(card), language)})`).join(', ');
const hasTie = (order: Order): boolean => order.some(({ tied }) => tied);

const reasons = {
  en: { rank: '', suit: '; of the same rank the lower suit goes first', roll: '; two Star Lords roll off' },
  ru: { rank: '', suit: '; при том же достоинстве раньше младшая масть', roll: '; два звёздных лорда решают спор кубиками' },
} as const;

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      pairing: ({ pairs, crossed }) => ({
        label: 'Pairs of suits',
        text: `${crossed ? 'Crossed, as agreed' : 'Low answers low'}: ${pairs.map(({ row, open }) => `${SUITS.values[row].en} call ${SUITS.values[open].en}`).join(', ')}`,
      }),
      called: ({ place, name, card, by }) => ({
        label: `Place ${place}`,
        text: `${spell(by, 'en')} in the row calls ${spell(card, 'en')}: ${name}`,
      }),
      held: ({ place, name, card, reason }) => ({ label: `Place ${place}`, text: `${spell(card, 'en')}: ${name}${reasons.en[reason]}` }),
      jam: ({ names }) => ({
        label: 'Jam Signal',
        text: `${names.length > 1 ? 'Decide' : 'Decides'} first on the effect of the card: ${list(names, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { order } }) => `Order of action: ${orderText(order, 'en')}${hasTie(order) ? '; the Star Lords roll off' : ''}.`,
  },
  ru: {
    steps: {
      pairing: ({ pairs, crossed }) => ({
        label: 'Пары мастей',
        text: `${crossed ? 'Крест-накрест, как договорились' : 'Младшая отвечает младшей'}: ${pairs.map(({ row, open }) => `${SUITS.values[row].ru} → ${SUITS.values[open].ru}`).join(', ')}`,
      }),
      called: ({ place, name, card, by }) => ({
        label: `Место ${place}`,
        text: `Карта ряда ${spell(by, 'ru')} вызывает ${spell(card, 'ru')}: ${name}`,
      }),
      held: ({ place, name, card, reason }) => ({ label: `Место ${place}`, text: `${spell(card, 'ru')}: ${name}${reasons.ru[reason]}` }),
      jam: ({ names }) => ({
        label: '«Заглушить сигнал»',
        text: `${names.length > 1 ? 'Первыми решают' : 'Первым решает'}, активировать ли карту: ${list(names, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { order } }) =>
      `Порядок действий: ${orderText(order, 'ru')}${hasTie(order) ? '; звёздные лорды решают спор кубиками' : ''}.`,
  },
};
