/** The five suits, low to high, with their letters in card notation and their House. */
import { wordsOf } from '../../../calculator/fields.js';
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { SUITS, type Suit } from '../../vocabulary.js';

/** All suits, low to high. */
export const SUIT_ORDER: readonly Suit[] = wordsOf(SUITS);

/** The index of a suit in the order, 0 for the lowest. `suitOrder('FISTS')` → 2 */
export const suitOrder = (suit: Suit): number => SUIT_ORDER.indexOf(suit);

/** The letter of each suit: the first of its name, but `w` for swords, because `s` means suns. */
export const SUIT_LETTERS: Readonly<Record<Suit, Text>> = {
  DRAGONS: { en: 'd', ru: 'д' },
  EAGLES: { en: 'e', ru: 'о' },
  FISTS: { en: 'f', ru: 'к' },
  SUNS: { en: 's', ru: 'с' },
  SWORDS: { en: 'w', ru: 'м' },
};

/** The Great House of each suit. The source names only that of fists; the others follow the emblems. */
export const SUIT_HOUSES: Readonly<Record<Suit, Text>> = {
  DRAGONS: { en: 'Kurita', ru: 'Курита' },
  EAGLES: { en: 'Marik', ru: 'Марик' },
  FISTS: { en: 'Steiner', ru: 'Штайнер' },
  SUNS: { en: 'Davion', ru: 'Дэвион' },
  SWORDS: { en: 'Liao', ru: 'Ляо' },
};

export const suitsTable: Table = {
  id: 'initiative-deck/table/suits',
  title: { en: 'Suits, low to high', ru: 'Масти от младшей к старшей' },
  section: 'initiative-deck/suits',
  columns: [
    { en: 'Suit', ru: 'Масть' },
    { en: 'Letter', ru: 'Буква' },
    { en: 'House', ru: 'Дом' },
  ],
  rows: SUIT_ORDER.map((suit) => [SUITS.values[suit], SUIT_LETTERS[suit], SUIT_HOUSES[suit]]),
  notes: [
    {
      en: 'A card is its rank and this letter: Ls, 10d; Latin and Russian letters are read alike.',
      ru: 'Карта пишется достоинством и этой буквой: Лс, 10д; латиница читается наравне с кириллицей.',
    },
  ],
};
