/**
 * The heat of a unit in the end phase. Used by the heat, attack and duel calculators. Source: “Heat”, “Shutdown”, “Cooling” of the
 * end phase; “How to use overheat”.
 */

import { NO_READINGS, type Readings } from '../../reference/readings.js';
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
  /** Whether it fired REAR as well as its front weapons. */
  readonly firedBothWays?: boolean;
  readonly readings?: Readings;
}

const reads = ({ readings = NO_READINGS }: Pick<HeatTurn, 'readings'>, id: Readings[number]): boolean => readings.includes(id);

/** Whether a unit is shut down for the turn. @example wasShutDown({ heat: 4, shutDown: false }) // true */
export const wasShutDown = ({ heat, shutDown }: Pick<HeatTurn, 'heat' | 'shutDown'>): boolean => shutDown || heat >= SHUTDOWN_HEAT;

/** Heat of engine hits. Ruling: alpha-strike/ruling/engine-heat-both-ways. */
export const heatFromEngine = (turn: HeatTurn): number =>
  turn.fired ? turn.engineHits * ENGINE_HIT_HEAT * (turn.firedBothWays && reads(turn, 'engine-heat-twice') ? 2 : 1) : 0;

/** Heat from firing: overheat and engine hits. */
const heatFromFiring = (turn: HeatTurn): number => (turn.fired ? turn.overheat : 0) + heatFromEngine(turn);

/** Heat from other units that comes before cooling. Ruling: alpha-strike/ruling/heat-then-ht. */
const heatBeforeCooling = (turn: HeatTurn): number => turn.heat + (reads(turn, 'ht-before-cooling') ? heatFromOutside(turn) : 0);

/** Heat from firing against which water helps. Ruling: alpha-strike/ruling/engine-heat. */
const heatThatWaterTakes = (turn: HeatTurn): number => (reads(turn, 'water-not-against-engine') ? turn.overheat : heatFromFiring(turn));

/** The depth from which water cools a unit that did not heat up. Ruling: alpha-strike/ruling/deep-water-cooling. */
export const coolsIn = (turn: HeatTurn): boolean => turn.waterDepth >= COOLING_DEPTH_INCHES || reads(turn, 'any-water-cools');

/** Heat lost immediately by not firing or by restarting. */
export const heatLostAtRest = (turn: HeatTurn): number => (wasShutDown(turn) || !turn.fired ? heatBeforeCooling(turn) : 0);

/** Heat removed by water from a unit that fired. Rulings: alpha-strike/ruling/engine-heat, alpha-strike/ruling/deep-water-cooling. */
export function heatTakenByWater(turn: HeatTurn): number {
  if (!turn.fired || wasShutDown(turn) || turn.waterDepth <= 0) return 0;
  if (heatThatWaterTakes(turn) > 0) return COOLING_IN_WATER;
  return coolsIn(turn) ? Math.min(COOLING_IN_WATER, heatBeforeCooling(turn)) : 0;
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
