/** Evaluates a poker hand: its combination and tie-break key. */

import { ACE, ACE_IN_POKER, LORD } from '../../reference/tables/ranks.js';
import type { PokerCategory } from '../../vocabulary.js';
import type { SuitedCard } from '../cards/card.js';
import { type Group, groupsOf } from '../hands/groups.js';
import { CARDS_IN_A_POKER_HAND, CATEGORY_OF, MULTIPLICITIES, type Shape, type Spread } from './categories.js';

export interface PokerReading {
  readonly category: PokerCategory;
  readonly spread: Spread;
  /** Ranks in the order of comparison, with the ace as 14. */
  readonly groups: readonly Group[];
  /** Top card of a straight, where the ace of ace to five is 1. Undefined for other hands. */
  readonly straightTo: number | undefined;
  readonly tieBreak: readonly number[];
}

const ACE_TO_FIVE = [ACE_IN_POKER, 5, 4, 3, 2];
const TOP_OF_ACE_TO_FIVE = 5;

/** The top card of a straight, from groups sorted high to low. An ace can be at either end, never in the middle. */
function straightTo(groups: readonly Group[]): number | undefined {
  if (groups.length < CARDS_IN_A_POKER_HAND) return undefined;
  if (groups.every(({ value }, index) => value === ACE_TO_FIVE[index])) return TOP_OF_ACE_TO_FIVE;
  const top = (groups[0] as Group).value;
  return groups.every(({ value }, index) => value === top - index) ? top : undefined;
}

const PATTERNS: readonly Shape[] = ['fiveAlike', 'fourAlike', 'fullHouse', 'threeAlike', 'twoPairs', 'onePair', 'nothing'];
const SHAPE_OF_PATTERN: ReadonlyMap<string, Shape> = new Map(PATTERNS.map((shape) => [MULTIPLICITIES[shape].join(), shape]));

function shapeOf(groups: readonly Group[], top: number | undefined): Shape {
  if (top !== undefined) return 'inARow';
  if (groups[0]?.count === CARDS_IN_A_POKER_HAND && groups[0].value === LORD) return 'fiveLords';
  return SHAPE_OF_PATTERN.get(groups.map(({ count }) => count).join()) as Shape;
}

function spreadOf(cards: readonly SuitedCard[]): Spread {
  const suits = new Set(cards.map(({ suit }) => suit)).size;
  if (suits === 1) return 'one';
  return suits === cards.length ? 'different' : 'mixed';
}

/** The height of a rank in poker. `pokerValue(1)` → 14 */
export const pokerValue = (rank: number): number => (rank === ACE ? ACE_IN_POKER : rank);

/** Evaluates five distinct cards. `readPokerHand(cards).category` → `FULL_HOUSE` */
export function readPokerHand(cards: readonly SuitedCard[]): PokerReading {
  const groups = groupsOf(cards.map(({ rank }) => pokerValue(rank)));
  const top = straightTo(groups);
  const spread = spreadOf(cards);
  return {
    category: CATEGORY_OF[shapeOf(groups, top)][spread],
    spread,
    groups,
    straightTo: top,
    tieBreak: top === undefined ? groups.map(({ value }) => value) : [top],
  };
}

/** Whether a straight contains an ace. */
export const hasAceInStraight = (reading: PokerReading): boolean =>
  reading.straightTo !== undefined && (reading.straightTo === ACE_IN_POKER || reading.straightTo === TOP_OF_ACE_TO_FIVE);

/** The lowest card of a straight. For ace to five this is the ace. */
export const straightFrom = (top: number): number => (top === TOP_OF_ACE_TO_FIVE ? ACE : top - CARDS_IN_A_POKER_HAND + 1);
