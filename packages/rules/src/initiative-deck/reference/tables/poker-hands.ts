/** Printed poker hands with the number of hands of each combination. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { number } from '../../../text/numbers.js';
import { type CountedCategory, countedDeck } from '../../engine/poker/counting.js';
import { POKER_CATEGORIES, type PokerCategory } from '../../vocabulary.js';

const inAll = (hands: bigint): Text => ({
  en: `${number(Number(hands), 'en')} hands in all.`,
  ru: `Всего раздач: ${number(Number(hands), 'ru')}.`,
});

const DIFFERENT: Text = { en: 'and five different suits', ru: 'и пять разных мастей' };
const with5Suits = (en: string, ru: string): Text => ({ en: `${en} ${DIFFERENT.en}`, ru: `${ru} ${DIFFERENT.ru}` });

/** Descriptions of the combinations. */
const POKER_MEANINGS: Readonly<Record<PokerCategory, Text>> = {
  SUCCESSOR_WAR: { en: 'all five Lords', ru: 'все пять лордов' },
  FIVE_OF_A_KIND: { en: 'five cards of a rank below the Lord', ru: 'пять карт одного достоинства, кроме лордов' },
  GREAT_HOUSE_STRAIGHT: { en: 'five in a row, one suit', ru: 'пять подряд, масть одна' },
  SUCCESSOR_FOUR_OF_A_KIND: with5Suits('four of a rank', 'четыре одного достоинства'),
  SUCCESSOR_STRAIGHT: with5Suits('five in a row', 'пять подряд'),
  SUCCESSOR_FULL_HOUSE: with5Suits('three of a rank, two of another', 'три одного достоинства, две другого'),
  FOUR_OF_A_KIND: { en: 'four of a rank', ru: 'четыре одного достоинства' },
  GREAT_HOUSE: { en: 'five cards of one suit', ru: 'пять карт общей масти' },
  FULL_HOUSE: { en: 'three of a rank, two of another', ru: 'три одного достоинства, две другого' },
  SUCCESSOR_THREE_OF_A_KIND: with5Suits('three of a rank', 'три одного достоинства'),
  SUCCESSOR_TWO_PAIR: with5Suits('two of a rank twice', 'дважды по две одного достоинства'),
  STRAIGHT: { en: 'five in a row', ru: 'пять подряд' },
  SUCCESSORS: { en: 'five different suits and nothing else', ru: 'пять разных мастей и больше ничего' },
  SUCCESSOR_PAIR: with5Suits('two of a rank', 'две одного достоинства'),
  THREE_OF_A_KIND: { en: 'three of a rank', ru: 'три одного достоинства' },
  TWO_PAIR: { en: 'two of a rank twice', ru: 'дважды по две одного достоинства' },
  PAIR: { en: 'two of a rank', ru: 'две одного достоинства' },
  HIGH_CARD: { en: 'none of these: the highest card counts', ru: 'ничего из этого: считается старшая карта' },
};

const columns = [
  { en: 'Place', ru: 'Место' },
  { en: 'Hand', ru: 'Комбинация' },
  { en: 'What it takes', ru: 'Из чего состоит' },
  { en: 'Hands', ru: 'Раздач' },
];
const row = ({ category, hands }: CountedCategory, index: number) => [
  index + 1,
  POKER_CATEGORIES.values[category],
  POKER_MEANINGS[category],
  Number(hands),
];

export const pokerHandsTable: Table = {
  id: 'initiative-deck/table/poker-hands',
  title: { en: 'Five-suit poker, strongest first', ru: 'Пятимастный покер: от сильной комбинации к слабой' },
  section: 'initiative-deck/poker-five-suits',
  columns,
  rows: countedDeck(5).categories.map(row),
  notes: [inAll(countedDeck(5).hands)],
};

export const ordinaryPokerTable: Table = {
  id: 'initiative-deck/table/ordinary-poker-hands',
  title: { en: 'Ordinary poker, four suits, strongest first', ru: 'Обычный покер, четыре масти: от сильной комбинации к слабой' },
  section: 'initiative-deck/poker-four-suits',
  columns,
  rows: countedDeck(4).categories.map(row),
  notes: [inAll(countedDeck(4).hands)],
};
