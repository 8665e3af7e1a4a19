/**
 * Rolls on the table of critical hits, as distributions of conditions. Critical hits accumulate immediately within a turn. Their
 * effects on shooting and movement begin with the end phase. Source: step 7 of the combat phase. Ruling:
 * alpha-strike/ruling/criticals-pending.
 */
import { certain, chain, type Distribution, map } from '@rangefinder/dice';
import { CRITICAL_ODDS, EXTRA_DAMAGE, FATAL_ENGINE_HITS } from '../../reference/tables/critical-hits.js';
import type { Critical } from '../../vocabulary.js';
import { armorOf, type ConditionKey, countOf, DESTROYED, ONE_MORE, structureOf } from './condition.js';
import { hurtBy } from './damage.js';
import type { Resilience } from './resilience.js';

const extraDamage = (key: ConditionKey): ConditionKey => hurtBy(key, EXTRA_DAMAGE);

const ENGINE = (key: ConditionKey): ConditionKey => (countOf(key, 'ENGINE') + 1 >= FATAL_ENGINE_HITS ? DESTROYED : key + ONE_MORE.ENGINE);
const WEAPON = (key: ConditionKey, { weaponHits }: Resilience): ConditionKey =>
  countOf(key, 'WEAPON') < weaponHits ? key + ONE_MORE.WEAPON : extraDamage(key);
const MOVEMENT = (key: ConditionKey, { movementHits }: Resilience): ConditionKey =>
  countOf(key, 'MOVEMENT') < movementHits ? key + ONE_MORE.MOVEMENT : extraDamage(key);
const AMMUNITION = (key: ConditionKey, { ammunition }: Resilience): ConditionKey =>
  ({ DESTROYS: DESTROYED, HURTS: listed(extraDamage(key)), HARMLESS: key })[ammunition];
/** CASE absorbs the explosion, but the card still lists the hit. With CASE II or ENE it is not a critical hit. */
const listed = (key: ConditionKey): ConditionKey => (key === DESTROYED ? key : key + ONE_MORE.AMMUNITION);

/** The effect of each critical on a condition. An effect that cannot apply costs one point and causes no further roll. */
const EFFECTS: { readonly [C in Critical]: (key: ConditionKey, resilience: Resilience) => ConditionKey } = {
  AMMUNITION,
  ENGINE,
  FIRE_CONTROL: (key) => key + ONE_MORE.FIRE_CONTROL,
  NONE: (key) => key,
  WEAPON,
  MOVEMENT,
  DESTROYED: () => DESTROYED,
};

/** Whether an ammunition hit damages the structure of this unit without destroying it. It then causes another roll. */
const rollsAgain = (key: ConditionKey, { ammunition }: Resilience): boolean =>
  ammunition === 'HURTS' && armorOf(key) < EXTRA_DAMAGE && structureOf(key) > EXTRA_DAMAGE;

/** One roll on the table against a unit in a condition. */
export type CriticalRoll = (key: ConditionKey) => Distribution<ConditionKey>;

/**
 * Returns the roll on the table for a unit. Later rolls caused by CASE are memoized.
 * @example criticalRollAt(resilience)(key) // seven effects over 36, more where CASE rolls again
 */
export function criticalRollAt(resilience: Resilience): CriticalRoll {
  const again = new Map<ConditionKey, Distribution<ConditionKey>>();
  const roll: CriticalRoll = (key) => {
    if (key === DESTROYED) return certain(key);
    if (!rollsAgain(key, resilience)) return map(CRITICAL_ODDS, (critical) => EFFECTS[critical](key, resilience));
    const known = again.get(key);
    if (known) return known;
    const rolled = chain(CRITICAL_ODDS, (critical) => followed(critical, EFFECTS[critical](key, resilience)));
    again.set(key, rolled);
    return rolled;
  };
  const followed = (critical: Critical, after: ConditionKey): Distribution<ConditionKey> =>
    critical === 'AMMUNITION' ? roll(after) : certain(after);
  return roll;
}
