/**
 * The effects of a hit on its target, in the printed order: a roll on the table of critical hits for a natural 12, armor,
 * structure, a roll if structure was damaged and some is left, and the roll for death from above. Source: “Applying damage”.
 * Rulings: alpha-strike/ruling/no-damage-no-critical, alpha-strike/ruling/dfa-criticals.
 */
import { certain, chain, type Distribution } from '@rangefinder/dice';
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
): Distribution<ConditionKey> {
  if (damage === 0 && !automaticCritical) return certain(key);
  const before = natural12 ? roll(key) : certain(key);
  const damaged = chain(before, (condition) => takeDamage(condition, damage, roll));
  return automaticCritical ? chain(damaged, roll) : damaged;
}

function takeDamage(key: ConditionKey, damage: number, roll: CriticalRoll): Distribution<ConditionKey> {
  const after = hurtBy(key, damage);
  return reachesStructure(key, damage) ? roll(after) : certain(after);
}
