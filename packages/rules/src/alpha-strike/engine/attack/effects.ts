/** The effects of damage and critical hits on the target: the distribution of its conditions, and the steps that explain it. */
import { certain, chain, chance, type Distribution, type Fraction, fraction } from '@rangefinder/dice';
import type { RuleId, Step } from '../../../calculator/calculator.js';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import { armorOf, type ConditionKey, countOf, DESTROYED, keyOf, structureOf } from '../combat/condition.js';
import { type CriticalRoll, criticalRollAt } from '../combat/criticals.js';
import { hurtBy, reachesStructure } from '../combat/damage.js';
import { type Resilience, resilienceOf } from '../combat/resilience.js';
import { type Blow, blows, type HitWeights, NATURAL_12 } from '../combat/rolls.js';
import { strike } from '../combat/strike.js';
import type { Unit } from '../combat/unit.js';
import type { Damage } from '../weapons/damage.js';
import { keyOfDamage, keyOfWeights } from './dealt.js';
import type { EffectFacts } from './facts.js';

type EffectStep = Step<EffectFacts>;

export interface Effects {
  readonly before: ConditionKey;
  readonly resilience: Resilience;
  readonly states: Distribution<ConditionKey>;
}

/** The roll and damage of an attack. */
interface Attack {
  readonly weights: HitWeights;
  readonly damage: Damage;
  readonly automaticCritical: boolean;
  readonly readings: Readings;
}

/** The properties of a target that determine its states. */
interface TargetProfile {
  readonly before: ConditionKey;
  readonly resilience: Resilience;
  readonly key: string;
}

const profiles = new WeakMap<Unit, TargetProfile>();

/** The condition of a target before attacks, and what critical hits can do to it. */
export function targetProfile(unit: Unit, readings: Readings): TargetProfile {
  if (readings.length > 0) return newProfile(unit, readings);
  const known = profiles.get(unit) ?? newProfile(unit, NO_READINGS);
  profiles.set(unit, known);
  return known;
}

function newProfile({ armor, structure, criticals, specials, damage, move }: Unit, readings: Readings): TargetProfile {
  const before = keyOf({ ...criticals, armor, structure });
  const resilience = resilienceOf(specials, damage, move, readings);
  return { before, resilience, key: `${before} ${resilience.ammunition} ${resilience.weaponHits} ${resilience.movementHits}` };
}

/** The possible conditions of a target after an attack. */
export function effectsOn(target: Unit, attack: Attack): Effects {
  const { before, resilience, key } = targetProfile(target, attack.readings);
  return { before, resilience, states: statesAfter({ before, resilience, key }, attack) };
}

/** Maximum total of cached states. A page of a ranking asks for the same few hundred distributions thousands of times. */
const MAX_CACHED_STATES = 50_000;
const cache = new Map<string, Distribution<ConditionKey>>();
let cachedStates = 0;

function statesAfter({ before, resilience, key: profile }: TargetProfile, attack: Attack): Distribution<ConditionKey> {
  const { weights, damage, automaticCritical, readings } = attack;
  const key = `${profile} ${keyOfWeights(weights)} ${keyOfDamage(damage)} ${automaticCritical} ${readings.join()}`;
  const known = cache.get(key);
  if (known) return known;
  const states = strikeAll(before, criticalRollAt(resilience), attack);
  cachedStates += states.outcomes.length;
  if (cachedStates > MAX_CACHED_STATES) {
    cache.clear();
    cachedStates = states.outcomes.length;
  }
  cache.set(key, states);
  return states;
}

/** The conditions of a target in a condition after an attack. */
export function strikeAll(
  before: ConditionKey,
  roll: CriticalRoll,
  { weights, damage, automaticCritical, readings }: Attack,
): Distribution<ConditionKey> {
  const struck = ({ natural12, damage: points }: Blow) => strike(before, roll, { damage: points, natural12, automaticCritical }, readings);
  return chain(blows(weights, damage), (blow) => (blow.hit ? struck(blow) : certain(before)));
}

const destroying = new WeakMap<Distribution<ConditionKey>, Fraction>();

/** The odds that the target is destroyed. */
export function chanceToDestroy({ states }: Effects): Fraction {
  const known = destroying.get(states) ?? chance(states, (key) => key === DESTROYED);
  destroying.set(states, known);
  return known;
}

/** The parts of an attack that can cause rolls for criticals. */
interface Cause {
  readonly effects: Effects;
  readonly weights: HitWeights;
  readonly damage: Damage;
  readonly automaticCritical: boolean;
  readonly readings: Readings;
}

const maxDamageOf = ({ fixed, minimal }: Damage): number => fixed + (minimal ? 1 : 0);

function hit({ effects: { before }, damage }: Cause): EffectStep {
  const points = maxDamageOf(damage);
  const after = hurtBy(before, points);
  const rolls = after !== DESTROYED && reachesStructure(before, points);
  const given = {
    damage: points,
    armor: armorOf(before),
    structure: structureOf(before),
    armorLeft: armorOf(after),
    structureLeft: structureOf(after),
    rolls,
  };
  return { key: 'hit', value: null, rule: 'alpha-strike/applying-damage', given };
}

const noDamage = ({ damage: { minimal, fixed, withoutPoint = fixed }, automaticCritical, readings }: Cause): EffectStep | undefined =>
  withoutPoint > 0 || automaticCritical || readings.includes('critical-without-damage')
    ? undefined
    : { key: 'noDamage', value: null, rule: 'alpha-strike/ruling/no-damage-no-critical', given: { minimal } };

/** Whether a hit on a natural 12 causes a roll. Rulings: alpha-strike/ruling/no-damage-no-critical, alpha-strike/ruling/dfa-criticals. */
const rollsFor12 = ({ damage, automaticCritical, readings }: Cause): boolean => {
  if (automaticCritical) return !readings.includes('dfa-without-natural-12');
  return maxDamageOf(damage) > 0 || readings.includes('critical-without-damage');
};

const natural12 = (cause: Cause): EffectStep | undefined => {
  const { natural12: ways, total } = cause.weights;
  return ways === 0n || !rollsFor12(cause)
    ? undefined
    : { key: 'natural12', value: NATURAL_12, rule: 'alpha-strike/ruling/natural-12', given: { chance: fraction(ways, total) } };
};

const deathFromAbove = ({ automaticCritical }: Cause): EffectStep | undefined =>
  automaticCritical ? { key: 'deathFromAbove', value: null, rule: 'alpha-strike/ruling/dfa-criticals', given: {} } : undefined;

const ammunition = ({ effects: { resilience } }: Cause): EffectStep => ({
  key: 'ammunition',
  value: null,
  rule: resilience.ammunition === 'DESTROYS' ? 'alpha-strike/critical-effects' : 'alpha-strike/ammunition-protection',
  given: { effect: resilience.ammunition },
});

function cannotApply({ effects: { before, resilience } }: Cause): EffectStep | undefined {
  const weapon = countOf(before, 'WEAPON') >= resilience.weaponHits;
  const movement = countOf(before, 'MOVEMENT') >= resilience.movementHits;
  return weapon || movement
    ? { key: 'cannotApply', value: null, rule: 'alpha-strike/critical-effects', given: { weapon, movement } }
    : undefined;
}

const pending = (): EffectStep => ({ key: 'pending', value: null, rule: 'alpha-strike/ruling/criticals-pending', given: {} });

const destroyed = ({ effects }: Cause): EffectStep => ({
  key: 'destroyed',
  value: null,
  rule: DESTROYED_RULE,
  given: { chance: chanceToDestroy(effects) },
});
const DESTROYED_RULE: RuleId = 'alpha-strike/applying-damage';

const CRITICAL_STEPS = [natural12, deathFromAbove, ammunition, cannotApply, pending] as const;

/** Whether the attack can cause a roll for critical hits. */
const canBeCritical = (cause: Cause): boolean =>
  cause.weights.miss < cause.weights.total &&
  (natural12(cause) !== undefined || cause.automaticCritical || reachesStructure(cause.effects.before, maxDamageOf(cause.damage)));

/** The steps of the effects on the target, in the printed order. */
export function effectSteps(cause: Cause): readonly EffectStep[] {
  const criticals = canBeCritical(cause) ? CRITICAL_STEPS.map((step) => step(cause)) : [];
  return [hit(cause), noDamage(cause), ...criticals, destroyed(cause)].filter((step) => step !== undefined);
}
