/**
 * The to-hit sum: one step for each row of the table, which adds a modifier or nothing. Used by the target-number, attack and duel
 * calculators.
 */
import { atLeast, die, type Fraction, sum, ZERO } from '@rangefinder/dice';
import type { Step } from '../../../calculator/calculator.js';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import { RANGE_MODIFIERS, SNIPER_MODIFIERS } from '../../reference/tables/ranges.js';
import {
  ATTACK_KIND_MODIFIERS,
  ATTACKER_MOVEMENT_MODIFIERS,
  FIRE_CONTROL_MODIFIER,
  PARTIAL_COVER_MODIFIER,
  TARGET_IMMOBILE_MODIFIER,
  TARGET_JUMPED_MODIFIER,
  WOODS_MODIFIER,
} from '../../reference/tables/to-hit.js';
import type { AttackKind, Movement, Range } from '../../vocabulary.js';
import { neededRoll } from '../combat/rolls.js';

/** Everything that changes a target number, checked. A physical attack has no range bracket. */
export interface ToHitSituation {
  readonly skill: number;
  readonly attack: AttackKind;
  readonly range: Range | undefined;
  readonly inches: number | undefined;
  readonly sniper: boolean;
  readonly attackerMoved: Movement;
  readonly targetMoved: Movement;
  readonly tmm: number;
  readonly targetShutDown: boolean;
  readonly woods: boolean;
  /** Whether it is within woods and more woods are in the way. */
  readonly woodsTwice: boolean;
  readonly partialCover: boolean;
  /** Whether the cover is water. */
  readonly inWater: boolean;
  readonly heat: number;
  readonly fireControlHits: number;
  readonly readings: Readings;
}

/** The facts of each step of the sum. */
export interface ToHitFacts {
  readonly skill: { readonly skill: number };
  readonly range: { readonly range: Range; readonly inches: number | undefined; readonly sniper: boolean };
  readonly attackerMovement: { readonly moved: Movement };
  readonly targetMovement: { readonly moved: Movement; readonly tmm: number };
  readonly targetShutDown: { readonly physical: boolean; readonly immobile: boolean };
  readonly woods: { readonly alsoCover: boolean };
  readonly partialCover: { readonly alsoWoods: boolean; readonly inWater: boolean };
  readonly heat: { readonly heat: number };
  readonly fireControl: { readonly hits: number };
  readonly attackKind: { readonly attack: AttackKind };
}
type ToHitStep = Step<ToHitFacts>;

const PHYSICAL_ATTACKS: readonly AttackKind[] = ['PHYSICAL', 'MELEE_WEAPON', 'RAM', 'DEATH_FROM_ABOVE'];

/** Whether an attack is physical: no range bracket, no heat, no fire control. */
export const isPhysical = (attack: AttackKind): boolean => PHYSICAL_ATTACKS.includes(attack);

/** Whether an attack moves the attacker into base contact. */
export const endsInContact = (attack: AttackKind): attack is 'RAM' | 'DEATH_FROM_ABOVE' =>
  attack === 'RAM' || attack === 'DEATH_FROM_ABOVE';

const TABLE = 'alpha-strike/table/to-hit';

const skill = ({ skill }: ToHitSituation): ToHitStep => ({ key: 'skill', value: skill, rule: TABLE, given: { skill } });

function range({ range, inches, sniper }: ToHitSituation): ToHitStep | undefined {
  if (range === undefined) return undefined;
  const value = (sniper ? SNIPER_MODIFIERS : RANGE_MODIFIERS)[range];
  return {
    key: 'range',
    value,
    rule: sniper ? 'alpha-strike/fire-support-lance' : 'alpha-strike/table/ranges',
    given: { range, inches, sniper },
  };
}

const attackerMovement = ({ attackerMoved }: ToHitSituation): ToHitStep => ({
  key: 'attackerMovement',
  value: ATTACKER_MOVEMENT_MODIFIERS[attackerMoved],
  rule: TABLE,
  given: { moved: attackerMoved },
});

function targetMovement({ attack, targetMoved, tmm, targetShutDown, readings }: ToHitSituation): ToHitStep {
  if (targetShutDown) return shutDown(isPhysical(attack), readings);
  const value = { STOOD_STILL: 0, GROUND: tmm, JUMPED: tmm + TARGET_JUMPED_MODIFIER, IMMOBILE: TARGET_IMMOBILE_MODIFIER }[targetMoved];
  return { key: 'targetMovement', value, rule: TABLE, given: { moved: targetMoved, tmm } };
}

/** Whether a shut-down target counts as immobile. Ruling: alpha-strike/ruling/shutdown-physical. */
function countsAsImmobile(physical: boolean, readings: Readings): boolean {
  if (readings.includes('shutdown-minus-four-for-all')) return true;
  return !physical && !readings.includes('shutdown-without-modifier');
}

function shutDown(physical: boolean, readings: Readings): ToHitStep {
  const immobile = countsAsImmobile(physical, readings);
  return {
    key: 'targetShutDown',
    value: immobile ? TARGET_IMMOBILE_MODIFIER : 0,
    rule: 'alpha-strike/ruling/shutdown-physical',
    given: { physical: !immobile && physical, immobile },
  };
}

function woods({ woods, woodsTwice, partialCover, readings }: ToHitSituation): ToHitStep | undefined {
  if (!woods) return undefined;
  const times = woodsTwice && readings.includes('woods-twice') ? 2 : 1;
  return { key: 'woods', value: times * WOODS_MODIFIER, rule: 'alpha-strike/ruling/woods-once', given: { alsoCover: partialCover } };
}

function partialCover({ woods, partialCover, inWater, readings }: ToHitSituation): ToHitStep | undefined {
  if (!partialCover || (woods && readings.includes('no-cover-in-woods'))) return undefined;
  return {
    key: 'partialCover',
    value: PARTIAL_COVER_MODIFIER,
    rule: woods ? 'alpha-strike/ruling/woods-and-cover' : inWater ? 'alpha-strike/partial-cover' : TABLE,
    given: { alsoWoods: woods, inWater },
  };
}

function heat({ attack, heat }: ToHitSituation): ToHitStep | undefined {
  return heat === 0 || isPhysical(attack) ? undefined : { key: 'heat', value: heat, rule: 'alpha-strike/heat', given: { heat } };
}

function fireControl({ attack, fireControlHits: hits }: ToHitSituation): ToHitStep | undefined {
  return hits === 0 || isPhysical(attack)
    ? undefined
    : { key: 'fireControl', value: FIRE_CONTROL_MODIFIER * hits, rule: 'alpha-strike/critical-hits', given: { hits } };
}

/** The modifier of indirect fire in the full rules. Ruling: alpha-strike/ruling/indirect-modifier. */
const FULL_RULES_INDIRECT_MODIFIER = 1;

function attackKind({ attack, readings }: ToHitSituation): ToHitStep | undefined {
  const value = ATTACK_KIND_MODIFIERS[attack];
  if (attack === 'INDIRECT') {
    const modifier = readings.includes('indirect-plus-one') ? FULL_RULES_INDIRECT_MODIFIER : value;
    return { key: 'attackKind', value: modifier, rule: 'alpha-strike/ruling/indirect-modifier', given: { attack } };
  }
  return value === 0 ? undefined : { key: 'attackKind', value, rule: TABLE, given: { attack } };
}

const SUM = [skill, range, attackerMovement, targetMovement, woods, partialCover, heat, fireControl, attackKind] as const;

/** The steps of the sum in the order of the table. Their values add up to the target number. */
export const toHitSteps = (situation: ToHitSituation): readonly ToHitStep[] =>
  SUM.map((step) => step(situation)).filter((step) => step !== undefined);

const ROLL = sum(die(6), 2);
const MIN_ROLL = 2;
const MAX_ROLL = 12;
const CHANCES = Array.from({ length: MAX_ROLL + 1 }, (_, target) => atLeast(ROLL, target));

/** Odds of rolling the target number or more on 2D6: 1 up to 2, 0 above 12. `chanceToHit(7)` → 7/12. */
export function chanceToHit(target: number, readings: Readings = NO_READINGS): Fraction {
  const needed = neededRoll(target, readings);
  return needed > MAX_ROLL ? ZERO : (CHANCES[Math.max(needed, MIN_ROLL)] as Fraction);
}
