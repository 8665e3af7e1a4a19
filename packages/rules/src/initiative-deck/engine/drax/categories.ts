/** Drax hands as data: which combinations either game knows, strongest first. */
import type { DraxCategory } from '../../vocabulary.js';

/** Cards of a hand, and suits of the deck: the two go together. */
export type DraxGame = 4 | 5;

/** A checked number of cards. */
export const draxGame = (cards: number): DraxGame => (cards === 4 ? 4 : 5);

/** Combinations of either game, strongest first. */
export const DRAX_ORDER: Readonly<Record<DraxGame, readonly DraxCategory[]>> = {
  5: ['SUCCESSOR_WAR', 'FIVE_OF_A_KIND', 'FIVE_CARD_DRAX', 'FOUR_OF_A_KIND', 'THREE_OF_A_KIND', 'TWO_PAIR', 'PAIR', 'HIGH_CARD'],
  4: ['FOUR_OF_A_KIND', 'FOUR_CARD_DRAX', 'STRAIGHT', 'THREE_OF_A_KIND', 'TWO_PAIR', 'PAIR', 'HIGH_CARD'],
};

/** What cards in a row make in either game: of one suit, and of several. */
export const DRAX_IN_A_ROW: Readonly<Record<DraxGame, { readonly oneSuit: DraxCategory; readonly mixed: DraxCategory }>> = {
  5: { oneSuit: 'FIVE_CARD_DRAX', mixed: 'HIGH_CARD' },
  4: { oneSuit: 'FOUR_CARD_DRAX', mixed: 'STRAIGHT' },
};

/** What equal values make, by how often the first and the second value of a hand occur. */
export const DRAX_ALIKE: Readonly<Record<string, DraxCategory>> = {
  '5,0': 'FIVE_OF_A_KIND',
  '4,0': 'FOUR_OF_A_KIND',
  '4,1': 'FOUR_OF_A_KIND',
  '3,0': 'THREE_OF_A_KIND',
  '3,1': 'THREE_OF_A_KIND',
  '3,2': 'THREE_OF_A_KIND',
  '2,2': 'TWO_PAIR',
  '2,1': 'PAIR',
  '2,0': 'PAIR',
};

/** Place of a combination among those of the game, 1 for the strongest. `draxRank('PAIR', 5)` → 7 */
export const draxRank = (category: DraxCategory, game: DraxGame): number => DRAX_ORDER[game].indexOf(category) + 1;
