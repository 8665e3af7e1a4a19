/** Evaluates a drax hand at the showdown: its combination and tie-break key. */

import { SUIT_ORDER } from '../../reference/tables/suits.js';
import type { DraxCategory } from '../../vocabulary.js';
import { groupsOf } from '../hands/groups.js';
import { DRAX_ALIKE, DRAX_IN_A_ROW, type DraxGame, draxGame } from './categories.js';
import { type DraxHand, type DraxSituation, type DraxValue, draxValues, lordsOf } from './values.js';

export interface DraxReading {
  readonly values: readonly DraxValue[];
  readonly category: DraxCategory;
  /** Highest value of consecutive cards. Undefined for other hands. */
  readonly straightTo: number | undefined;
  readonly tieBreak: readonly number[];
}

/** The highest value when all cards are consecutive. The ace is 1, and there is no wrapping around. */
function straightTo(values: readonly DraxValue[], game: DraxGame): number | undefined {
  const distinct = new Set(values.map(({ value }) => value));
  const top = Math.max(...distinct);
  return distinct.size === game && top - Math.min(...distinct) === game - 1 ? top : undefined;
}

const isOneSuit = (values: readonly DraxValue[]): boolean => new Set(values.map(({ card }) => card.suit)).size === 1;

function categoryOf(hand: DraxHand, values: readonly DraxValue[], inARow: boolean, game: DraxGame): DraxCategory {
  if (lordsOf(hand).length === SUIT_ORDER.length) return 'SUCCESSOR_WAR';
  if (inARow) return DRAX_IN_A_ROW[game][isOneSuit(values) ? 'oneSuit' : 'mixed'];
  const [first, second] = groupsOf(values.map(({ value }) => value));
  return DRAX_ALIKE[`${first?.count},${second?.count ?? 0}`] ?? 'HIGH_CARD';
}

const STRAIGHTS: readonly DraxCategory[] = ['FIVE_CARD_DRAX', 'FOUR_CARD_DRAX', 'STRAIGHT'];

/** Evaluates a hand of 4 or 5 cards. `readDraxHand(hand, situation).category` → `FOUR_CARD_DRAX` */
export function readDraxHand(hand: DraxHand, situation: DraxSituation): DraxReading {
  const game = draxGame(hand.cards.length);
  const values = draxValues(hand, situation);
  const top = straightTo(values, game);
  const category = categoryOf(hand, values, top !== undefined, game);
  const counts = STRAIGHTS.includes(category) ? top : undefined;
  return {
    values,
    category,
    straightTo: counts,
    tieBreak: counts === undefined ? groupsOf(values.map(({ value }) => value)).map(({ value }) => value) : [counts],
  };
}
