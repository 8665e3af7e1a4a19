/**
 * Poker hands as data: the pattern of ranks, the distribution of suits, and the combination of both. Used to evaluate and to count
 * hands.
 */
import { wordsOf } from '../../../calculator/fields.js';
import { POKER_CATEGORIES, type PokerCategory } from '../../vocabulary.js';

export const CARDS_IN_A_POKER_HAND = 5;

/** Number of suits in the deck: five, or four for ordinary poker. */
export type DeckSuits = 4 | 5;

/** Narrows the type of a checked number of suits. */
export const deckSuits = (suits: number): DeckSuits => (suits === 4 ? 4 : 5);

/** The id of the table that lists the hands of a deck. */
export const handsTable = (suits: DeckSuits) =>
  suits === 4 ? 'initiative-deck/table/ordinary-poker-hands' : 'initiative-deck/table/poker-hands';

/** The pattern of ranks in a hand. */
export type Shape = 'fiveLords' | 'fiveAlike' | 'fourAlike' | 'fullHouse' | 'inARow' | 'threeAlike' | 'twoPairs' | 'onePair' | 'nothing';

/** All cards of one suit, all of different suits, or anything else. */
export type Spread = 'one' | 'different' | 'mixed';
export const SPREADS: readonly Spread[] = ['one', 'different', 'mixed'];

/** The frequencies of the ranks of a hand, in descending order. */
export const MULTIPLICITIES: Readonly<Record<Shape, readonly number[]>> = {
  fiveLords: [5],
  fiveAlike: [5],
  fourAlike: [4, 1],
  fullHouse: [3, 2],
  inARow: [1, 1, 1, 1, 1],
  threeAlike: [3, 1, 1],
  twoPairs: [2, 2, 1],
  onePair: [2, 1, 1, 1],
  nothing: [1, 1, 1, 1, 1],
};

export const SHAPES = Object.keys(MULTIPLICITIES) as readonly Shape[];

const whatever = (category: PokerCategory): Readonly<Record<Spread, PokerCategory>> => ({
  one: category,
  different: category,
  mixed: category,
});

/** The combination for a pattern and a distribution of suits. Cards of equal rank never have the same suit. */
export const CATEGORY_OF: Readonly<Record<Shape, Readonly<Record<Spread, PokerCategory>>>> = {
  fiveLords: whatever('SUCCESSOR_WAR'),
  fiveAlike: whatever('FIVE_OF_A_KIND'),
  fourAlike: { ...whatever('FOUR_OF_A_KIND'), different: 'SUCCESSOR_FOUR_OF_A_KIND' },
  fullHouse: { ...whatever('FULL_HOUSE'), different: 'SUCCESSOR_FULL_HOUSE' },
  inARow: { one: 'GREAT_HOUSE_STRAIGHT', different: 'SUCCESSOR_STRAIGHT', mixed: 'STRAIGHT' },
  threeAlike: { ...whatever('THREE_OF_A_KIND'), different: 'SUCCESSOR_THREE_OF_A_KIND' },
  twoPairs: { ...whatever('TWO_PAIR'), different: 'SUCCESSOR_TWO_PAIR' },
  onePair: { ...whatever('PAIR'), different: 'SUCCESSOR_PAIR' },
  nothing: { one: 'GREAT_HOUSE', different: 'SUCCESSORS', mixed: 'HIGH_CARD' },
};

/** Combinations of each deck, strongest first. With four suits it is ordinary poker, in which a full house beats a flush. */
export const CATEGORY_ORDER: Readonly<Record<DeckSuits, readonly PokerCategory[]>> = {
  5: wordsOf(POKER_CATEGORIES),
  4: [
    'GREAT_HOUSE_STRAIGHT',
    'FOUR_OF_A_KIND',
    'FULL_HOUSE',
    'GREAT_HOUSE',
    'STRAIGHT',
    'THREE_OF_A_KIND',
    'TWO_PAIR',
    'PAIR',
    'HIGH_CARD',
  ],
};

/** The rank of a combination within the deck, 1 for the strongest. `pokerRank('PAIR', 5)` → 17 */
export const pokerRank = (category: PokerCategory, suits: DeckSuits): number => CATEGORY_ORDER[suits].indexOf(category) + 1;
