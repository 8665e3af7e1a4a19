/** Drax hands as data: the combinations of both games, strongest first. */
import type { DraxCategory } from '../../vocabulary.js';

/** Number of cards in a hand, equal to the number of suits in the deck. */
export type DraxGame = 4 | 5;

/** Narrows the type of a checked number of cards. */
export const draxGame = (cards: number): DraxGame => (cards === 4 ? 4 : 5);

/** Combinations of each game, strongest first. */
export const DRAX_ORDER: Readonly<Record<DraxGame, readonly DraxCategory[]>> = {
  5: ['SUCCESSOR_WAR', 'FIVE_OF_A_KIND', 'FIVE_CARD_DRAX', 'FOUR_OF_A_KIND', 'THREE_OF_A_KIND', 'TWO_PAIR', 'PAIR', 'HIGH_CARD'],
  4: ['FOUR_OF_A_KIND', 'FOUR_CARD_DRAX', 'STRAIGHT', 'THREE_OF_A_KIND', 'TWO_PAIR', 'PAIR', 'HIGH_CARD'],
};

/** Combinations of consecutive cards in each game, of one suit or of several. */
export const DRAX_IN_A_ROW: Readonly<Record<DraxGame, { readonly oneSuit: DraxCategory; readonly mixed: DraxCategory }>> = {
  5: { oneSuit: 'FIVE_CARD_DRAX', mixed: 'HIGH_CARD' },
  4: { oneSuit: 'FOUR_CARD_DRAX', mixed: 'STRAIGHT' },
};

/** Combinations of equal values, by the frequencies of the two most common values of a hand. */
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

/** The rank of a combination within the game, 1 for the strongest. `draxRank('PAIR', 5)` → 7 */
export const draxRank = (category: DraxCategory, game: DraxGame): number => DRAX_ORDER[game].indexOf(category) + 1;
