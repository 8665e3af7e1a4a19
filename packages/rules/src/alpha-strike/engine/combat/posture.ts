/** How a unit really moves and how hard it is to hit, once MP hits and heat have had their say. */
import type { Movement } from '../../vocabulary.js';
import { afterHeat, afterMovementHits, isStuck, type Move, tmmNow } from './movement.js';

/** What of a unit bears on its movement; a move that is not known never runs out. */
export interface Mobility {
  readonly move: Move | undefined;
  readonly tmm: number | undefined;
  readonly movementHits: number;
  readonly heat: number;
  readonly shutDown: boolean;
}

export interface Posture {
  readonly moved: Movement;
  /** TMM as it counts now; 0 where none is needed. */
  readonly tmm: number;
  readonly shutDown: boolean;
}

/** The move that MP hits and heat leave. */
export const moveLeft = (move: Move, { movementHits, heat }: Pick<Mobility, 'movementHits' | 'heat'>): Move =>
  afterHeat(afterMovementHits(move, movementHits), heat);

/** How a unit moves that means to move like this: a mode without inches left falls back on the ground, then on standing still. */
export function movedAs(mobility: Mobility, wanted: Movement): Movement {
  if (mobility.shutDown) return 'IMMOBILE';
  if (mobility.move === undefined) return wanted;
  const left = moveLeft(mobility.move, mobility);
  if (isStuck(left)) return 'IMMOBILE';
  if (wanted === 'JUMPED' && left.jump > 0) return 'JUMPED';
  if (wanted === 'JUMPED' || wanted === 'GROUND') return left.ground > 0 ? 'GROUND' : 'STOOD_STILL';
  return wanted;
}

/** Movement and TMM of a unit that means to move like this. @example postureOf(mobility, 'GROUND').tmm */
export function postureOf(mobility: Mobility, wanted: Movement): Posture {
  const moved = movedAs(mobility, wanted);
  return { moved, tmm: tmmNow(mobility.tmm ?? 0, mobility.movementHits, mobility.heat, moved), shutDown: mobility.shutDown };
}
