/** The results of hits on one side of a duel, with exact weights. */
import type { Distribution } from '@rangefinder/dice';
import { type ConditionKey, DESTROYED } from '../../../engine/combat/condition.js';
import type { Damage } from '../../../engine/weapons/damage.js';
import { CRITICAL_ODDS } from '../../../reference/tables/critical-hits.js';
import { damageId, struckBy } from '../exchange.js';
import type { Side } from '../side.js';

/** The results of a hit on a state, without and with a natural 12: weights with the common total of hits on the side. */
export interface Hits {
  /** In the order of their first computation. */
  readonly number: number;
  readonly conditions: readonly ConditionKey[];
  readonly weights: Weights;
  readonly natural12: Weights;
  readonly total: bigint;
}

export interface Weights {
  /** For each condition. */
  readonly conditions: readonly bigint[];
  readonly survived: bigint;
  readonly destroyed: bigint;
}

/**
 * A multiple of the totals of all hits on a side: the D6 of minimal damage, two critical rolls, and with CASE one more for each point
 * of structure.
 */
export function totalOf({ resilience, unit: { structure } }: Side, other: Side): bigint {
  const rolls = 2 + (resilience.ammunition === 'HURTS' ? structure : 0);
  return (other.value.minimal ? 2n : 1n) * CRITICAL_ODDS.total ** BigInt(rolls);
}

/** What nothing is fired at survives. */
export const noHits = (total: bigint): Hits => {
  const weights = { conditions: [], survived: total, destroyed: 0n };
  return { number: 0, conditions: [], weights, natural12: weights, total };
};
/** The weights of some conditions, scaled to a total. */
function weightsOf({ outcomes, total: own }: Distribution<ConditionKey>, conditions: readonly ConditionKey[], total: bigint): Weights {
  const factor = total / own;
  if (factor * own !== total) throw new Error('a hit outside the common total');
  const byCondition = new Map(outcomes.map(({ value, weight }) => [value, weight * factor]));
  const destroyed = byCondition.get(DESTROYED) ?? 0n;
  return { conditions: conditions.map((condition) => byCondition.get(condition) ?? 0n), survived: total - destroyed, destroyed };
}

/** The results of hits on a side, memoized. */
export interface HitTable {
  readonly of: (key: ConditionKey, damage: Damage) => Hits;
  /** Number of conditions computed so far. */
  readonly computed: () => number;
}

/** @param total the common total */
export function hitsOn(side: Side, total: bigint): HitTable {
  const struck = struckBy(side);
  const known = new Map<ConditionKey, Hits[]>();
  let [hits, computed] = [0, 0];
  function compute(key: ConditionKey, damage: Damage): Hits {
    const { hit, natural12 } = struck(key, damage);
    const found = [...hit.outcomes, ...natural12.outcomes].map(({ value }) => value);
    const conditions = [...new Set(found)].filter((condition) => condition !== DESTROYED);
    hits += 1;
    computed += found.length;
    return {
      number: hits,
      conditions,
      weights: weightsOf(hit, conditions, total),
      natural12: weightsOf(natural12, conditions, total),
      total,
    };
  }
  return {
    of: (key, damage) => {
      const row = known.get(key) ?? [];
      if (row.length === 0) known.set(key, row);
      row[damageId(damage)] ??= compute(key, damage);
      return row[damageId(damage)] as Hits;
    },
    computed: () => computed,
  };
}
