/** The thirteen ranks of a suit, and the Star Lords. */
import type { Table } from '../../../reference/reference.js';
import { same, type Text } from '../../../text/language.js';

export interface RankRow {
  /** Place in the order of initiative: 1 for the ace, 13 for a Successor Lord. */
  readonly rank: number;
  /** The letter of the rank in card notation. */
  readonly letter: Text;
  readonly name: Text;
}

export const ACE = 1;
export const TEN = 10;
export const MECH_WARRIOR = 11;
export const DUKE = 12;
export const LORD = 13;
/** A Star Lord acts after all Lords. */
export const STAR_LORD_RANK = 14;
/** In poker the ace beats the Lord. */
export const ACE_IN_POKER = 14;
export const RANKS_IN_A_SUIT = 13;
export const STAR_LORDS_IN_THE_BOX = 2;

const numeral = (rank: number): RankRow => ({ rank, letter: same(String(rank)), name: same(String(rank)) });

/** All ranks in the order of initiative, lowest first. */
export const RANKS: readonly RankRow[] = [
  { rank: ACE, letter: { en: 'T', ru: 'Т' }, name: { en: 'ace', ru: 'туз' } },
  ...[2, 3, 4, 5, 6, 7, 8, 9, TEN].map(numeral),
  { rank: MECH_WARRIOR, letter: { en: 'M', ru: 'М' }, name: { en: 'MechWarrior', ru: 'мехвоин' } },
  { rank: DUKE, letter: { en: 'D', ru: 'Г' }, name: { en: 'Duke', ru: 'герцог' } },
  { rank: LORD, letter: { en: 'L', ru: 'Л' }, name: { en: 'Lord', ru: 'лорд' } },
];

/** The notation of a Star Lord. */
export const STAR_LORD_LETTER: Text = { en: '*', ru: 'ЗЛ' };
const STAR_LORD_NAME: Text = { en: 'Star Lord', ru: 'звёздный лорд' };

/** The row of a rank. An ace is given as 1 or 14. `rankRow(14).letter.en` → `T` */
export const rankRow = (rank: number): RankRow => RANKS[(rank === ACE_IN_POKER ? ACE : rank) - 1] as RankRow;

export const ranksTable: Table = {
  id: 'initiative-deck/table/ranks',
  title: { en: 'Ranks', ru: 'Достоинства' },
  section: 'initiative-deck/ranks',
  columns: [
    { en: 'Card', ru: 'Карта' },
    { en: 'Letter', ru: 'Обозначение' },
    { en: 'Initiative and drax', ru: 'Инициатива и дракс' },
    { en: 'Poker', ru: 'Покер' },
  ],
  rows: [
    ...RANKS.map(({ rank, letter, name }) => [name, letter, rank, rank === ACE ? ACE_IN_POKER : rank]),
    [STAR_LORD_NAME, STAR_LORD_LETTER, STAR_LORD_RANK, null],
  ],
};
