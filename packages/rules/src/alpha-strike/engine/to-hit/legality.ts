/** Legality of an attack: one predicate for each rule. The first failure is the refusal. */
import type { Refusal } from '../../../calculator/calculator.js';
import type { Readings } from '../../reference/readings.js';
import { REACH_INCHES } from '../../reference/tables/physical.js';
import { RANGE_LIMITS } from '../../reference/tables/ranges.js';
import type { AttackKind, Movement } from '../../vocabulary.js';
import { endsInContact, isPhysical } from './to-hit.js';

/** The checked positions of attacker and target. */
export interface AttackGeometry {
  readonly attack: AttackKind;
  readonly inches: number | undefined;
  readonly contact: boolean;
  readonly inArc: boolean;
  readonly lineOfSight: boolean;
  readonly woodsInches: number;
  readonly attackerMoved: Movement;
  /** Whether a friendly unit sees the target. */
  readonly spotter: boolean;
  readonly readings: Readings;
}

/** The facts of each refusal. */
export interface AttackRefusals {
  readonly CONTACT: object;
  readonly OUT_OF_RANGE: { readonly inches: number; readonly limit: number };
  readonly OUT_OF_REACH: { readonly inches: number; readonly limit: number };
  readonly OUT_OF_ARC: { readonly attack: AttackKind };
  readonly NO_LINE_OF_SIGHT: object;
  readonly WOODS_BLOCK: { readonly inches: number };
  readonly NEEDS_GROUND_MOVEMENT: object;
  readonly NEEDS_JUMP: object;
  readonly HAS_LINE_OF_SIGHT: object;
  readonly NO_SPOTTER: object;
}
type AttackRefusal = Refusal<AttackRefusals>;
type Test = (geometry: AttackGeometry) => AttackRefusal | undefined;

/** Inches of woods that block the line of sight. */
export const BLOCKING_WOODS_INCHES = 6;

const contact: Test = ({ attack, contact }) =>
  contact && !isPhysical(attack) ? { code: 'CONTACT', rule: 'alpha-strike/base-contact', given: {} } : undefined;

const range: Test = ({ attack, inches }) =>
  inches !== undefined && !isPhysical(attack) && inches > RANGE_LIMITS.LONG
    ? { code: 'OUT_OF_RANGE', rule: 'alpha-strike/table/ranges', given: { inches, limit: RANGE_LIMITS.LONG } }
    : undefined;

const reach: Test = ({ attack, inches, contact }) => {
  const limit = REACH_INCHES[attack];
  return limit !== undefined && !contact && inches !== undefined && inches > limit
    ? { code: 'OUT_OF_REACH', rule: 'alpha-strike/physical-attacks', given: { inches, limit } }
    : undefined;
};

const arc: Test = ({ attack, inArc }) =>
  inArc || endsInContact(attack) ? undefined : { code: 'OUT_OF_ARC', rule: 'alpha-strike/firing-arc', given: { attack } };

/** Units in base contact see each other. Ruling: alpha-strike/ruling/physical-sight. */
const needsSight = ({ attack, contact, readings }: AttackGeometry): boolean =>
  attack !== 'INDIRECT' && !contact && (!isPhysical(attack) || readings.includes('physical-with-sight'));
const lineOfSight: Test = (geometry) =>
  needsSight(geometry) && !geometry.lineOfSight ? { code: 'NO_LINE_OF_SIGHT', rule: 'alpha-strike/line-of-sight', given: {} } : undefined;
const woods: Test = (geometry) =>
  needsSight(geometry) && geometry.woodsInches >= BLOCKING_WOODS_INCHES
    ? { code: 'WOODS_BLOCK', rule: 'alpha-strike/line-of-sight', given: { inches: geometry.woodsInches } }
    : undefined;

const ram: Test = ({ attack, attackerMoved }) =>
  attack === 'RAM' && attackerMoved !== 'GROUND'
    ? { code: 'NEEDS_GROUND_MOVEMENT', rule: 'alpha-strike/special-physical-attacks', given: {} }
    : undefined;
const deathFromAbove: Test = ({ attack, attackerMoved }) =>
  attack === 'DEATH_FROM_ABOVE' && attackerMoved !== 'JUMPED'
    ? { code: 'NEEDS_JUMP', rule: 'alpha-strike/special-physical-attacks', given: {} }
    : undefined;

const directFire: Test = ({ attack, lineOfSight, woodsInches, readings }) =>
  attack === 'INDIRECT' && !readings.includes('indirect-in-sight') && lineOfSight && woodsInches < BLOCKING_WOODS_INCHES
    ? { code: 'HAS_LINE_OF_SIGHT', rule: 'alpha-strike/ruling/indirect-sight', given: {} }
    : undefined;
const spotter: Test = ({ attack, spotter }) =>
  attack === 'INDIRECT' && !spotter ? { code: 'NO_SPOTTER', rule: 'alpha-strike/indirect-fire', given: {} } : undefined;

// Woods come first: they say why there is no line of sight.
const TESTS = [contact, reach, range, arc, woods, lineOfSight, ram, deathFromAbove, directFire, spotter];

/** The reason why the attack is forbidden, if it is. */
export function refusalOf(geometry: AttackGeometry): AttackRefusal | undefined {
  for (const test of TESTS) {
    const refusal = test(geometry);
    if (refusal) return refusal;
  }
  return undefined;
}
