/** What a critical hit can still do to a unit: which effects apply, and what an ammunition hit does. */
import { type DamageValue, dealsDamage, type RangedValues, type Specials } from '../specials/specials.js';
import { MAX_OF_A_KIND } from './condition.js';
import { afterMovementHits, isStuck, type Move } from './movement.js';

/** What an ammunition hit does: it destroys, it costs one more point (CASE), or nothing at all (CASE II, ENE). */
export type AmmunitionHit = 'DESTROYS' | 'HURTS' | 'HARMLESS';

export interface Resilience {
  readonly ammunition: AmmunitionHit;
  /** So many weapon hits and MP hits find something to hit; later ones cannot apply. */
  readonly weaponHits: number;
  readonly movementHits: number;
}

/** What an ammunition hit does to a unit with these abilities. CASE II and ENE come before CASE. */
export function ammunitionHit({ case: hasCase, caseII, ene }: Specials): AmmunitionHit {
  if (caseII || ene) return 'HARMLESS';
  return hasCase ? 'HURTS' : 'DESTROYS';
}

/** Resilience of a unit; a damage line or a move that is not known can always be hit once more. */
export const resilienceOf = (specials: Specials, damage: RangedValues | undefined, move: Move | undefined): Resilience => ({
  ammunition: ammunitionHit(specials),
  weaponHits: damage ? hitsUntilSilent(damage, specials) : MAX_OF_A_KIND,
  movementHits: move ? hitsUntilStuck(move) : MAX_OF_A_KIND,
});

const hitsUntilNone = (value: DamageValue): number => (dealsDamage(value) ? Math.max(1, value.points) : 0);
const valuesOf = (values: RangedValues | undefined): readonly DamageValue[] => (values ? [values.SHORT, values.MEDIUM, values.LONG] : []);

/** So many weapon hits until every damage value is 0. Ruling: alpha-strike/ruling/weapon-hit-values. */
function hitsUntilSilent(damage: RangedValues, { rear, lrm, srm, indirect }: Specials): number {
  const values = [...[damage, rear, lrm, srm].flatMap(valuesOf), ...(indirect ? [indirect] : [])];
  return Math.min(MAX_OF_A_KIND, Math.max(...values.map(hitsUntilNone)));
}

/** So many MP hits until no mode has an inch left. */
const hitsUntilStuck = (move: Move): number => (isStuck(move) ? 0 : 1 + hitsUntilStuck(afterMovementHits(move, 1)));
