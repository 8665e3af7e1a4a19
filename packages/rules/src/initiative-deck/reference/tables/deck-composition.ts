/** Numbers of suits and Star Lords in the deck of cards and effects, and the maximum number of participants without effects. */
import type { Table } from '../../../reference/reference.js';
import { same, type Text } from '../../../text/language.js';
import { RANKS_IN_A_SUIT } from './ranks.js';

export interface CompositionRow {
  /** Minimum number of participants. */
  readonly from: number;
  readonly suits: number;
  readonly starLords: number;
}

/** In ascending order of participants. */
const COMPOSITION: readonly CompositionRow[] = [
  { from: 1, suits: 2, starLords: 0 },
  { from: 4, suits: 3, starLords: 1 },
  { from: 7, suits: 4, starLords: 2 },
  { from: 13, suits: 5, starLords: 2 },
];

/** Maximum number of participants with cards only, on one suit and on two. */
export const MAX_ON_ONE_SUIT = RANKS_IN_A_SUIT;
export const MAX_ON_TWO_SUITS = 2 * RANKS_IN_A_SUIT;

/** The row for a number of participants. `compositionFor(5).suits` → 3 */
export const compositionFor = (participants: number): CompositionRow =>
  COMPOSITION.findLast(({ from }) => participants >= from) as CompositionRow;

function reach(index: number): Text {
  const { from } = COMPOSITION[index] as CompositionRow;
  const next = COMPOSITION[index + 1]?.from;
  if (next === undefined) return same(`≥ ${from}`);
  return same(index === 0 ? `≤ ${next - 1}` : `${from}–${next - 1}`);
}

export const compositionTable: Table = {
  id: 'initiative-deck/table/deck-composition',
  title: { en: 'What goes into the initiative deck', ru: 'Состав колоды инициативы' },
  section: 'initiative-deck/effects-setup',
  columns: [
    { en: 'Participants', ru: 'Участников боя' },
    { en: 'Suits', ru: 'Мастей' },
    { en: 'Star Lords', ru: 'Звёздных лордов' },
  ],
  rows: COMPOSITION.map(({ suits, starLords }, index) => [reach(index), suits, starLords]),
};
