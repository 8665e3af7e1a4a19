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

const suitsOf = (values: readonly DraxValue[]): number => new Set(values.map(({ card }) => card.suit)).size;

/** Readings of rulings that change the combinations. */
export type DraxReadings = readonly ('lords-in-own-hand' | 'straight-of-four-suits' | 'combination-alone')[];

/** The combination of consecutive cards. Ruling: initiative-deck/ruling/drax-straight. */
function inARowOf(values: readonly DraxValue[], game: DraxGame, readings: DraxReadings): DraxCategory {
  const suits = suitsOf(values);
  if (suits === 1) return DRAX_IN_A_ROW[game].oneSuit;
  return readings.includes('straight-of-four-suits') && suits < game ? 'HIGH_CARD' : DRAX_IN_A_ROW[game].mixed;
}

function categoryOf(
  hand: DraxHand,
  values: readonly DraxValue[],
  inARow: boolean,
  { game, readings }: { readonly game: DraxGame; readonly readings: DraxReadings },
): DraxCategory {
  if (lordsOf(hand).length === SUIT_ORDER.length) return 'SUCCESSOR_WAR';
  if (inARow) return inARowOf(values, game, readings);
  const [first, second] = groupsOf(values.map(({ value }) => value));
  return DRAX_ALIKE[`${first?.count},${second?.count ?? 0}`] ?? 'HIGH_CARD';
}

/** How many values of a tie-break belong to the combination itself. */
const OWN_VALUES: Readonly<Record<DraxCategory, number>> = {
  SUCCESSOR_WAR: 0,
  FIVE_OF_A_KIND: 1,
  FIVE_CARD_DRAX: 1,
  FOUR_OF_A_KIND: 1,
  FOUR_CARD_DRAX: 1,
  STRAIGHT: 1,
  THREE_OF_A_KIND: 1,
  TWO_PAIR: 2,
  PAIR: 1,
  HIGH_CARD: 1,
};

/** The values that decide between equal combinations. Ruling: initiative-deck/ruling/drax-ties. */
const deciding = (category: DraxCategory, values: readonly number[], readings: DraxReadings): readonly number[] =>
  readings.includes('combination-alone') ? values.slice(0, OWN_VALUES[category]) : values;

const STRAIGHTS: readonly DraxCategory[] = ['FIVE_CARD_DRAX', 'FOUR_CARD_DRAX', 'STRAIGHT'];

/** Evaluates a hand of 4 or 5 cards. `readDraxHand(hand, situation, []).category` → `FOUR_CARD_DRAX` */
export function readDraxHand(hand: DraxHand, situation: DraxSituation, readings: DraxReadings): DraxReading {
  const game = draxGame(hand.cards.length);
  const values = draxValues(hand, situation);
  const top = straightTo(values, game);
  const category = categoryOf(hand, values, top !== undefined, { game, readings });
  const counts = STRAIGHTS.includes(category) ? top : undefined;
  return {
    values,
    category,
    straightTo: counts,
    tieBreak: deciding(
      category,
      counts === undefined ? groupsOf(values.map(({ value }) => value)).map(({ value }) => value) : [counts],
      readings,
    ),
  };
}
