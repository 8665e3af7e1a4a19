/** Walks a path turn by turn. */
import type { Piece } from './path.js';
import { PER_INCH } from './path.js';

/** A place on a path: the next piece, and how much of it is left to walk; on stairs, how much of the turn was over at their foot. */
export interface Place {
  readonly piece: number;
  readonly left: number;
}

/** Other readings of rulings that change a walk. */
export interface WalkReadings {
  readonly roughHalves: boolean;
  readonly stairsMidMove: boolean;
}

export const START: Place = { piece: 0, left: Number.NaN };

/**
 * The place after a turn with so many inches. Turns spent in place need a turn of their own, from its start. By another reading a
 * turn that enters woods or rough ground has half of its inches. By yet another one stairs can be begun with the rest of a move, and
 * end at the same point of the next turn.
 */
export function afterTurn(pieces: readonly Piece[], from: Place, inches: number, { roughHalves, stairsMidMove }: WalkReadings): Place {
  let budget = inches * PER_INCH;
  let isFresh = true;
  let isHalved = false;
  let { piece, left } = from;
  while (piece < pieces.length) {
    const now = pieces[piece] as Piece;
    if (now.kind === 'turn') {
      if (isFresh && !Number.isNaN(left)) {
        budget = Math.max(0, budget - left);
        isFresh = false;
        piece++;
        left = Number.NaN;
        continue;
      }
      if (isFresh) return { piece: piece + 1, left: Number.NaN };
      return { piece, left: stairsMidMove ? inches * PER_INCH - budget : Number.NaN };
    }
    isFresh = false;
    if (now.kind === 'stop') return { piece: piece + 1, left: Number.NaN };
    const whole = now.kind === 'walk' && !Number.isNaN(left) ? left : now.units;
    if (now.kind === 'cross') {
      if (budget < whole) return { piece, left: Number.NaN };
      budget -= whole;
    } else {
      if (roughHalves && now.factor > 1 && whole > 0 && !isHalved) {
        budget -= (inches * PER_INCH) / now.factor;
        isHalved = true;
      }
      const factor = roughHalves ? 1 : now.factor;
      if (budget < whole * factor) return { piece, left: whole - Math.max(0, budget) / factor };
      budget -= whole * factor;
    }
    piece++;
    left = Number.NaN;
  }
  return { piece, left: Number.NaN };
}
