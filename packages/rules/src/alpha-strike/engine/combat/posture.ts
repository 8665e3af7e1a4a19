/** The actual movement of a unit and its TMM, after MP hits and heat. */
import type { Readings } from '../../reference/readings.js';
import type { Movement } from '../../vocabulary.js';
import { afterHeat, afterMovementHits, isStuck, type Move, tmmNow } from './movement.js';

/** The properties of a unit that affect its movement. An unknown move is unlimited. */
export interface Mobility {
  readonly move: Move | undefined;
  readonly tmm: number | undefined;
  readonly movementHits: number;
  readonly heat: number;
  readonly shutDown: boolean;
  readonly readings: Readings;
}

export interface Posture {
  readonly moved: Movement;
  /** The current TMM; 0 when not needed. */
  readonly tmm: number;
  readonly shutDown: boolean;
}

/** The move after MP hits and heat. */
export const moveLeft = (move: Move, { movementHits, heat, readings }: Pick<Mobility, 'movementHits' | 'heat' | 'readings'>): Move =>
  afterHeat(afterMovementHits(move, movementHits, readings), heat);

/** The actual movement for an intended one. A mode without inches left becomes ground movement, then standing still. */
export function movedAs(mobility: Mobility, wanted: Movement): Movement {
  if (mobility.shutDown) return 'IMMOBILE';
  if (mobility.move === undefined) return wanted;
  const left = moveLeft(mobility.move, mobility);
  if (isStuck(left)) return 'IMMOBILE';
  if (wanted === 'JUMPED' && left.jump > 0) return 'JUMPED';
  if (wanted === 'JUMPED' || wanted === 'GROUND') return left.ground > 0 ? 'GROUND' : 'STOOD_STILL';
  return wanted;
}

/** Movement and TMM for an intended movement. @example postureOf(mobility, 'GROUND').tmm */
export function postureOf(mobility: Mobility, wanted: Movement): Posture {
  const moved = movedAs(mobility, wanted);
  const { tmm = 0, movementHits, heat, shutDown, readings } = mobility;
  return { moved, tmm: tmmNow(tmm, movementHits, heat, moved, readings), shutDown };
}
