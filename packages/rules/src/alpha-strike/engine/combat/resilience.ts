/** The possible effects of critical hits on a unit, including ammunition hits. */
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import { type DamageValue, dealsDamage, NO_SPECIALS, type RangedValues, type Specials } from '../specials/specials.js';
import { MAX_OF_A_KIND } from './condition.js';
import { afterMovementHits, isStuck, type Move } from './movement.js';

/** The effect of an ammunition hit: destruction, one more point (CASE), or none (CASE II, ENE). */
export type AmmunitionHit = 'DESTROYS' | 'HURTS' | 'HARMLESS';

export interface Resilience {
  readonly ammunition: AmmunitionHit;
  /** Numbers of weapon hits and MP hits that have an effect. Later ones cannot apply. */
  readonly weaponHits: number;
  readonly movementHits: number;
}

/** The effect of an ammunition hit on a unit with these abilities. CASE II and ENE take precedence over CASE. */
export function ammunitionHit({ case: hasCase, caseII, ene }: Specials): AmmunitionHit {
  if (caseII || ene) return 'HARMLESS';
  return hasCase ? 'HURTS' : 'DESTROYS';
}

/** The resilience of a unit. With unknown damage values or move, hits always have an effect. */
export const resilienceOf = (
  specials: Specials,
  damage: RangedValues | undefined,
  move: Move | undefined,
  readings: Readings = NO_READINGS,
): Resilience => ({
  ammunition: ammunitionHit(specials),
  weaponHits: damage ? hitsUntilSilent(damage, readings.includes('weapon-hit-spares-abilities') ? NO_SPECIALS : specials) : MAX_OF_A_KIND,
  movementHits: move ? hitsUntilStuck(readings.includes('mp-spares-jump') ? { ...move, jump: 0 } : move, readings) : MAX_OF_A_KIND,
});

const hitsUntilNone = (value: DamageValue): number => (dealsDamage(value) ? Math.max(1, value.points) : 0);
const valuesOf = (values: RangedValues | undefined): readonly DamageValue[] => (values ? [values.SHORT, values.MEDIUM, values.LONG] : []);

/** Number of weapon hits until every damage value is 0. Ruling: alpha-strike/ruling/weapon-hit-values. */
function hitsUntilSilent(damage: RangedValues, { rear, lrm, srm, indirect }: Specials): number {
  const values = [...[damage, rear, lrm, srm].flatMap(valuesOf), ...(indirect ? [indirect] : [])];
  return Math.min(MAX_OF_A_KIND, Math.max(...values.map(hitsUntilNone)));
}

/** Number of MP hits until no mode has an inch left. */
const hitsUntilStuck = (move: Move, readings: Readings): number =>
  isStuck(move) ? 0 : 1 + hitsUntilStuck(afterMovementHits(move, 1, readings), readings);
