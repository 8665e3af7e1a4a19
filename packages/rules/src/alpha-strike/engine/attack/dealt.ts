/** What an attack deals before armor, with its odds. They depend on the roll and on the damage alone, so they are kept. */
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

/** Tells rolls apart. */
export function keyOfWeights(weights: HitWeights): string {
  const known = keys.get(weights) ?? `${weights.miss}/${weights.natural12}/${weights.total}`;
  keys.set(weights, known);
  return known;
}

/** The damage of an attack and of a hit. */
export const dealtBy = (weights: HitWeights, damage: Damage): Dealt =>
  dealts(`${keyOfWeights(weights)} ${damage.fixed} ${damage.minimal}`, () => {
    const dealt = map(blows(weights, damage), (blow) => blow.damage);
    return {
      hit: fraction(weights.total - weights.miss, weights.total),
      expectedDamage: mean(dealt),
      damage: damageChances(dealt),
      hitDamage: damageChances(weighted(amountsOf(damage).map((points) => [points, 1]))),
    };
  });

/** The damage that an attacker takes from its own attack. */
export const ownDamageChances = (own: OwnDamage, weights: HitWeights): readonly DamageChance[] =>
  owns(`${keyOfWeights(weights)} ${own.onHit} ${own.onMiss}`, () => damageChances(weighted(ownDamageWeights(own, weights))));
