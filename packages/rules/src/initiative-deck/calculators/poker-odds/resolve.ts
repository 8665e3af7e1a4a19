/** The odds of every poker hand, from counts computed when the module loads. */
import type { Fraction } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { CARDS_IN_A_POKER_HAND, type DeckSuits, deckSuits, handsTable } from '../../engine/poker/categories.js';
import { countedDeck } from '../../engine/poker/counting.js';
import { RANKS_IN_A_SUIT } from '../../reference/tables/ranks.js';
import type { PokerCategory } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly deal: { readonly cards: number; readonly drawn: number; readonly hands: number; readonly suits: DeckSuits };
  readonly category: { readonly category: PokerCategory; readonly place: number; readonly hands: number; readonly chance: Fraction };
}

type Answered = Outcome<typeof output, Facts, object>;

function answerFor(suits: DeckSuits): Answered {
  const { hands, categories } = countedDeck(suits);
  const rows = categories.map(({ category, hands: some, chance }) => ({ category, hands: Number(some), chance }));
  const deal: Step<Facts> = {
    key: 'deal',
    value: Number(hands),
    rule: suits === 4 ? 'initiative-deck/ruling/ordinary-poker' : 'initiative-deck/poker-five-suits',
    given: { cards: suits * RANKS_IN_A_SUIT, drawn: CARDS_IN_A_POKER_HAND, hands: Number(hands), suits },
  };
  const steps = rows.map(
    (row, index): Step<Facts> => ({ key: 'category', value: row.hands, rule: handsTable(suits), given: { ...row, place: index + 1 } }),
  );
  return { figures: { hands: Number(hands), categories: rows }, steps: [deal, ...steps] };
}

const ANSWERS: Readonly<Record<DeckSuits, Answered>> = { 4: answerFor(4), 5: answerFor(5) };

/** Resolves a checked question. Source: the list of five-suit hands. */
export const resolve = ({ suits }: Question): Answered => ANSWERS[deckSuits(suits)];
