/** The damage of an attack before armor, with its odds. It depends only on the roll and the damage, so it is cached. */
import { type Fraction, fraction, map, mean, weighted } from '@rangefinder/dice';
import { boundedCache } from '../../../text/memoize.js';
import { amountsOf, blows, type HitWeights } from '../combat/rolls.js';
import type { OwnDamage } from '../physical/ram.js';
import type { Damage } from '../weapons/damage.js';
import { type DamageChance, damageChances, ownDamageWeights } from './aftermath.js';

interface Dealt {
  readonly hit: Fraction;
  readonly expectedDamage: Fraction;
  readonly damage: readonly DamageChance[];
  readonly hitDamage: readonly DamageChance[];
}

const MAX_CACHE_ENTRIES = 1_000;
const dealts = boundedCache<Dealt>(MAX_CACHE_ENTRIES);
const owns = boundedCache<readonly DamageChance[]>(MAX_CACHE_ENTRIES);

const keys = new WeakMap<HitWeights, string>();

/** The cache key of a roll. */
export function keyOfWeights(weights: HitWeights): string {
  const known = keys.get(weights) ?? `${weights.miss}/${weights.natural12}/${weights.total}`;
  keys.set(weights, known);
  return known;
}

/** The cache key of damage. */
export const keyOfDamage = ({ fixed, minimal, withoutPoint = fixed }: Damage): string => `${fixed} ${minimal} ${withoutPoint}`;

/** The expected damage and the odds of each amount, for an attack and for a hit. */
export const dealtBy = (weights: HitWeights, damage: Damage): Dealt =>
  dealts(`${keyOfWeights(weights)} ${keyOfDamage(damage)}`, () => {
    const dealt = map(blows(weights, damage), (blow) => blow.damage);
    return {
      hit: fraction(weights.total - weights.miss, weights.total),
      expectedDamage: mean(dealt),
      damage: damageChances(dealt),
      hitDamage: damageChances(weighted(amountsOf(damage).map((points) => [points, 1]))),
    };
  });

/** The odds of the damage to the attacker from its own attack. */
export const ownDamageChances = (own: OwnDamage, weights: HitWeights): readonly DamageChance[] =>
  owns(`${keyOfWeights(weights)} ${own.onHit} ${own.onMiss}`, () => damageChances(weighted(ownDamageWeights(own, weights))));
