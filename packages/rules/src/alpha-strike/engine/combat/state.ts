/** What a unit can do now: move by mode, TMM, modifiers and damage after critical hits and heat. */

import type { Readings } from '../../reference/readings.js';
import { FIRE_CONTROL_MODIFIER } from '../../reference/tables/to-hit.js';
import { loweredAll, type RangedValues } from '../specials/damage-values.js';
import type { CriticalCounts } from './condition.js';
import { isStuck, tmmNow } from './movement.js';
import { moveLeft } from './posture.js';
import type { Unit } from './unit.js';

/** The figures of a unit now. Undefined: not on the card, or without meaning in its state. */
export interface UnitState {
  readonly shutDown: boolean;
  readonly immobile: boolean;
  /** Inches left on the ground and in a jump. */
  readonly ground: number | undefined;
  readonly jump: number | undefined;
  /** TMM after ground movement and after a jump, the point for jumping not counted. */
  readonly tmm: number | undefined;
  readonly tmmJumping: number | undefined;
  /** Added to the target numbers of its weapon attacks. */
  readonly toHit: number | undefined;
  readonly damage: RangedValues | undefined;
}

/**
 * The figures of a unit now.
 * @param criticals those on the card, or those after another hit
 * @param inWater nothing jumps out of water
 */
export function stateNow(unit: Unit, criticals: CriticalCounts, inWater: boolean, readings: Readings): UnitState {
  const { move, tmm, heat, shutDown, damage } = unit;
  const left = move && moveLeft(move, { movementHits: criticals.movement, heat, readings });
  const immobile = shutDown || (left !== undefined && isStuck(left));
  const jump = left && (inWater ? 0 : left.jump);
  const tmmOf = (moved: 'GROUND' | 'JUMPED', inches: number | undefined): number | undefined =>
    tmm === undefined || immobile || inches === 0 ? undefined : tmmNow(tmm, criticals.movement, heat, moved, readings);
  return {
    shutDown,
    immobile,
    ground: shutDown ? 0 : left?.ground,
    jump: shutDown ? 0 : jump,
    tmm: tmmOf('GROUND', left?.ground),
    tmmJumping: left === undefined ? undefined : tmmOf('JUMPED', jump),
    toHit: shutDown ? undefined : heat + FIRE_CONTROL_MODIFIER * criticals.fireControl,
    damage: shutDown ? undefined : damage && loweredAll(damage, criticals.weapon),
  };
}
