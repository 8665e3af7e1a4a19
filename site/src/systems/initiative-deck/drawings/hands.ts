/** A hand of cards for each poker hand; the calculator names it. */
import type { Cell, Language } from '@rangefinder/rules';
import { hand } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { lines } from '../../../figures/labels.js';
import { cellText, figuresFor, inBoth, tableOf } from '../../../figures/rules.js';
import { line } from '../../../figures/svg.js';
import { allInLetters } from './words.js';

const FIVE_SUITS = [
  'Ld Le Lf Ls Lw',
  '9d 9e 9f 9s 9w',
  '4s 5s 6s 7s 8s',
  '8d 8e 8f 8s 3w',
  '4d 5e 6f 7s 8w',
  'Dd De Df 5s 5w',
  '8d 8e 8f 8s 3s',
  '2e 6e 9e Me De',
  'Dd De Df 5d 5e',
  '7d 7e 7f 2s Mw',
  '6d 6e Ms Mf 3w',
  '4d 5d 6f 7s 8w',
  '2d 5e 9f Ms Dw',
  'Td Te 5f 9s Dw',
  '7d 7e 7f 2d Md',
  '6d 6e Md Me 3f',
  'Td Te 5d 9s Dw',
  '2d 5d 9f Ms Dw',
] as const;
const FOUR_SUITS = [
  '4s 5s 6s 7s 8s',
  '8d 8e 8f 8s 3s',
  'Dd De Df 5d 5e',
  '2e 6e 9e Me De',
  '4d 5d 6f 7s 8s',
  '7d 7e 7f 2d Ms',
  '6d 6e Md Me 3f',
  'Td Te 5d 9s Df',
  '2d 5d 9f Ms De',
] as const;

interface Row {
  readonly cards: readonly string[];
  readonly name: Cell | undefined;
  readonly place: number;
}
/** Hands with the names that the calculator gives them. */
const rowsOf = (table: string, suits: number, typed: readonly string[]): readonly Row[] =>
  typed.map((one) => {
    const cards = one.split(' ');
    const { rank } = figuresFor<{ readonly rank: number }>('initiative-deck', 'pokerHand', { cards, suits });
    return { cards, place: rank, name: tableOf(table).rows[rank - 1]?.[1] };
  });

const TALL = 44;
const drawn = ({ cards, name, place }: Row, at: number, language: Language): readonly string[] => [
  lines(4, at * TALL + 20, `${place}. ${cellText(name, language)}`, 192, { anchor: 'start' }),
  hand([206, at * TALL + 1], allInLetters(cards, language), { width: 28 }, 2.5),
  at === 0 ? '' : line([4, at * TALL - 1.5], [200, at * TALL - 1.5], { tone: 'soft' }),
];
const figure = (rows: readonly Row[], caption: Figure['caption']): Figure => ({
  caption,
  says: inBoth((language) =>
    rows.map(({ cards, name, place }) => `${place}. ${cellText(name, language)}: ${allInLetters(cards, language).join(' ')}`).join('; '),
  ),
  draw: (language) => ({ height: rows.length * TALL, parts: rows.flatMap((row, at) => drawn(row, at, language)) }),
});

export const fiveSuits = figure(rowsOf('initiative-deck/table/poker-hands', 5, FIVE_SUITS), {
  en: 'An example of every hand, the strongest on top.',
  ru: 'Пример каждой комбинации, сильнейшая сверху.',
});
export const fourSuits = figure(rowsOf('initiative-deck/table/ordinary-poker-hands', 4, FOUR_SUITS), {
  en: 'An example of every hand with four suits, the strongest on top.',
  ru: 'Пример каждой комбинации при четырёх мастях, сильнейшая сверху.',
});
