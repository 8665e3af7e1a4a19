/**
 * The heat of a unit in the end phase. Used by the heat, attack and duel calculators. Source: “Heat”, “Shutdown”, “Cooling” of the
 * end phase; “How to use overheat”.
 */
import { ENGINE_HIT_HEAT } from '../../reference/tables/critical-hits.js';
import { COOLING_DEPTH_INCHES, COOLING_IN_WATER, MAX_HEAT_FROM_OUTSIDE, SHUTDOWN_HEAT } from '../../reference/tables/heat.js';

/** The events of a turn that affect heat. */
export interface HeatTurn {
  /** Heat level at the start of the turn. */
  readonly heat: number;
  /** Points of overheat used. */
  readonly overheat: number;
  readonly engineHits: number;
  /** Heat from abilities of other units (HT), before the limit. */
  readonly externalHeat: number;
  /** Whether it attacked with weapons. */
  readonly fired: boolean;
  /** Depth of the water at the unit in inches; 0 on land. */
  readonly waterDepth: number;
  /** Whether it was shut down this turn. */
  readonly shutDown: boolean;
}

/** Whether a unit is shut down for the turn. @example wasShutDown({ heat: 4, shutDown: false }) // true */
export const wasShutDown = ({ heat, shutDown }: Pick<HeatTurn, 'heat' | 'shutDown'>): boolean => shutDown || heat >= SHUTDOWN_HEAT;

/** Heat from firing: overheat and engine hits. Ruling: alpha-strike/ruling/engine-heat. */
const heatFromFiring = ({ fired, overheat, engineHits }: HeatTurn): number => (fired ? overheat + engineHits * ENGINE_HIT_HEAT : 0);

/** Heat lost immediately by not firing or by restarting. */
export const heatLostAtRest = (turn: HeatTurn): number => (wasShutDown(turn) || !turn.fired ? turn.heat : 0);

/** Heat removed by water from a unit that fired. Rulings: alpha-strike/ruling/engine-heat, alpha-strike/ruling/deep-water-cooling. */
export function heatTakenByWater(turn: HeatTurn): number {
  if (!turn.fired || turn.waterDepth <= 0) return 0;
  if (heatFromFiring(turn) > 0) return COOLING_IN_WATER;
  return turn.waterDepth >= COOLING_DEPTH_INCHES ? Math.min(COOLING_IN_WATER, turn.heat) : 0;
}

/** Heat from other units, limited. @example heatFromOutside({ externalHeat: 5 }) // 2 */
export const heatFromOutside = ({ externalHeat }: Pick<HeatTurn, 'externalHeat'>): number => Math.min(externalHeat, MAX_HEAT_FROM_OUTSIDE);

/**
 * Heat after the end phase, 0 to 4. Ruling: alpha-strike/ruling/heat-then-ht.
 * @example heatAfter({ heat: 2, overheat: 2, engineHits: 0, externalHeat: 0, fired: true, waterDepth: 0, shutDown: false }) // 4, shut down
 */
export function heatAfter(turn: HeatTurn): number {
  const own = turn.heat + heatFromFiring(turn) - heatTakenByWater(turn) - heatLostAtRest(turn);
  return Math.min(own + heatFromOutside(turn), SHUTDOWN_HEAT);
}
