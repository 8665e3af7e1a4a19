/**
 * The effects of a hit on its target, in the printed order: a roll on the table of critical hits for a natural 12, armor,
 * structure, a roll if structure was damaged and some is left, and the roll for death from above. Source: “Applying damage”.
 * Rulings: alpha-strike/ruling/no-damage-no-critical, alpha-strike/ruling/dfa-criticals, alpha-strike/ruling/dfa-order.
 */
import { certain, chain, type Distribution } from '@rangefinder/dice';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import type { ConditionKey } from './condition.js';
import type { CriticalRoll } from './criticals.js';
import { hurtBy, reachesStructure } from './damage.js';

/** A hit with its final damage. */
export interface Strike {
  readonly damage: number;
  readonly natural12: boolean;
  /** Death from above: one roll for any damage. */
  readonly automaticCritical: boolean;
}

/**
 * The possible conditions of a unit after a hit.
 * @example strike(key, criticalRollAt(resilience), { damage: 3, natural12: false, automaticCritical: false })
 */
export function strike(
  key: ConditionKey,
  roll: CriticalRoll,
  { damage, natural12, automaticCritical }: Strike,
  readings: Readings = NO_READINGS,
): Distribution<ConditionKey> {
  if (damage === 0 && !automaticCritical && !readings.includes('critical-without-damage')) return certain(key);
  const isRolledFor12 = natural12 && !(automaticCritical && readings.includes('dfa-without-natural-12'));
  const before = isRolledFor12 ? roll(key) : certain(key);
  const damaged = (from: Distribution<ConditionKey>) => chain(from, (condition) => takeDamage(condition, damage, roll));
  if (!automaticCritical) return damaged(before);
  return readings.includes('dfa-roll-before-damage') ? damaged(chain(before, roll)) : chain(damaged(before), roll);
}

function takeDamage(key: ConditionKey, damage: number, roll: CriticalRoll): Distribution<ConditionKey> {
  const after = hurtBy(key, damage);
  return reachesStructure(key, damage) ? roll(after) : certain(after);
}
