/** The deck: suits, ranks, order of the cards. */

import { card, suit } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { label } from '../../../figures/labels.js';
import { cellText, figuresFor, inBoth, tableOf } from '../../../figures/rules.js';
import { arrow, rect } from '../../../figures/svg.js';
import { inLetters, RANKS } from './words.js';

const suitRows = tableOf('initiative-deck/table/suits').rows;
export const suits: Figure = {
  caption: {
    en: 'From the lowest to the highest: the lower acts first. The signs are drawn by us.',
    ru: 'От младшей к старшей: младшая действует раньше. Знаки нарисованы нами.',
  },
  says: inBoth((language) => suitRows.map(([name, , of]) => `${cellText(name, language)} (${cellText(of, language)})`).join(', ')),
  draw: (language) => ({
    height: 164,
    parts: [
      ...suitRows.flatMap(([name, , of], at) => [
        rect(4 + at * 72, 4, 64, 88, 'raised', 6),
        suit([36 + at * 72, 46], cellText(name, 'en'), 2.4),
        label(36 + at * 72, 112, cellText(name, language), { bold: true }),
        label(36 + at * 72, 130, cellText(of, language), { size: 12, tone: 'soft' }),
      ]),
      arrow([8, 148], [350, 148], { tone: 'blue', width: 2 }),
    ],
  }),
};

const ENDS = { low: { en: 'acts first', ru: 'первым' }, high: { en: 'acts last', ru: 'последним' } } as const;
const inRow =
  (typed: readonly string[]): Figure['draw'] =>
  (language) => ({
    height: 156,
    parts: [
      ...typed.map((one, at) => card([4 + (at % 7) * 51, 4 + Math.floor(at / 7) * 62], inLetters(one, language), { width: 38 })),
      arrow([8, 132], [350, 132], { tone: 'blue', width: 2 }),
      label(6, 151, ENDS.low[language], { anchor: 'start' }),
      label(354, 151, ENDS.high[language], { anchor: 'end' }),
    ],
  });
export const ranks: Figure = {
  caption: {
    en: 'The thirteen ranks of a suit, low to high. Star Lords come after every Lord.',
    ru: 'Тринадцать достоинств масти по старшинству. Звёздные лорды — после всех лордов.',
  },
  says: inBoth((language) => RANKS.map((rank) => inLetters(`${rank}d`, language).slice(0, -1)).join(', ')),
  draw: inRow(RANKS.map((rank) => `${rank}d`)),
};

interface Ordered {
  readonly order: readonly { readonly name: string; readonly card: string }[];
}
const HELD = ['Ds', '7w', 'Te', '7d', '10f', 'Lf', 'Md'] as const;
const held = figuresFor<Ordered>('initiative-deck', 'initiativeRow', {
  participants: HELD.map((one) => ({ name: one, card: one })),
}).order.map(({ name }) => name);
export const cardOrder: Figure = {
  caption: {
    en: 'Seven cards held, in the order in which their holders act; of the two sevens dragons come first.',
    ru: 'Семь карт на руках в том порядке, в каком действуют их владельцы; из двух семёрок драконы раньше.',
  },
  says: inBoth((language) => held.map((one) => inLetters(one, language)).join(', ')),
  draw: (language) => ({
    height: 108,
    parts: [
      ...held.map((one, at) =>
        card([4 + at * 51, 4], inLetters(one, language), { width: 42, tone: one.startsWith('7') ? 'amber' : 'raised' }),
      ),
      arrow([8, 80], [350, 80], { tone: 'blue', width: 2 }),
      label(6, 100, ENDS.low[language], { anchor: 'start' }),
      label(354, 100, ENDS.high[language], { anchor: 'end' }),
    ],
  }),
};

const PAIRS = [
  { deck: 'd', open: 'f' },
  { deck: 'e', open: 's' },
] as const;
const NAMES = { deck: { en: 'deck', ru: 'колода' }, open: { en: 'open cards', ru: 'открытые карты' } } as const;
const FEW = ['T', '2', '3', '4'] as const;
export const twoSuits: Figure = {
  caption: {
    en: 'Low calls low: dragons of the deck call open fists, eagles call suns.',
    ru: 'Младшая зовёт младшую: драконы колоды — открытых кулаков, орлы — солнца.',
  },
  says: inBoth(
    (language) =>
      `${NAMES.deck[language]}: ${cellText(suitRows[0]?.[0], language)}, ${cellText(suitRows[1]?.[0], language)}; ${NAMES.open[language]}: ${cellText(suitRows[2]?.[0], language)}, ${cellText(suitRows[3]?.[0], language)}`,
  ),
  draw: (language) => ({
    height: 176,
    parts: [
      label(4, 18, NAMES.deck[language], { anchor: 'start', bold: true }),
      label(356, 18, NAMES.open[language], { anchor: 'end', bold: true }),
      ...PAIRS.flatMap(({ deck, open }, row) => [
        ...FEW.map((rank, at) =>
          card([4 + at * 36, 32 + row * 70], inLetters(rank + deck, language), { width: 32, tone: at === 1 ? 'blue' : 'raised' }),
        ),
        arrow([156, 54 + row * 70], [204, 54 + row * 70], { tone: 'blue', width: 2 }),
        ...FEW.map((rank, at) =>
          card([216 + at * 36, 32 + row * 70], inLetters(rank + open, language), { width: 32, tone: at === 1 ? 'blue' : 'raised' }),
        ),
      ]),
    ],
  }),
};
