/**
 * Both sides in an order that does not depend on which one a question calls the first. Bounds depend a little on the order, and a
 * duel whose sides change places has the same odds.
 */
import type { Bounds } from './bounds/bounds.js';
import type { TurnOdds } from './exact.js';
import type { Question, Side } from './side.js';
import { type Sides, sidesOf } from './walk/arena.js';

export interface OrderedSides {
  readonly sides: Sides;
  /** Whether the first of `sides` is the second of the question. */
  readonly isMirrored: boolean;
}

/** Orders two sides by what was given of them. Equal sides have equal odds in either order. */
export function orderedSides({ first: ours, second: theirs, situation }: Question, first: Side, second: Side): OrderedSides {
  const isMirrored = JSON.stringify([theirs, situation.second]) < JSON.stringify([ours, situation.first]);
  return { sides: isMirrored ? sidesOf(second, first, situation) : sidesOf(first, second, situation), isMirrored };
}

/** The odds after a turn in the order of the question. */
export function inOrderOfQuestion<T extends TurnOdds | Bounds>(odds: T, isMirrored: boolean): T {
  if (!isMirrored) return odds;
  const { first, second, firstOnly, secondOnly } = odds;
  return { ...odds, first: second, second: first, firstOnly: secondOnly, secondOnly: firstOnly };
}
