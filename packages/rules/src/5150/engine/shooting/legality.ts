/** Legality of a burst: one predicate for each rule. The first failure is the refusal. */
import type { Refusal } from '../../../calculator/calculator.js';
import { BLOCKING_COVERS, SIGHT_INCHES } from '../../reference/tables/sight.js';
import { type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { Visibility } from '../../vocabulary.js';
import { type Burst, declaredDice, isPair, maxDice, secondOf } from './situation.js';

/** The facts of each refusal. */
export interface ShootRefusals {
  readonly NOT_FOR_SHOOTING: { readonly weapon: WeaponId; readonly grenade: boolean };
  readonly NOT_IN_PAIRS: { readonly weapon: WeaponId };
  readonly OUT_OF_RANGE: { readonly weapon: WeaponId; readonly inches: number; readonly limit: number };
  readonly NOT_SEEN: { readonly visibility: Visibility; readonly inches: number; readonly limit: number };
  readonly LINE_BLOCKED: { readonly covers: number };
  readonly NOT_IN_FRONT: object;
  readonly TOO_MANY_DICE: { readonly dice: number; readonly most: number };
  readonly TOO_FAR_APART: { readonly spread: number; readonly most: number };
}
type ShootRefusal = Refusal<ShootRefusals>;
type Test = (question: Burst) => ShootRefusal | undefined;

const weaponsOf = (question: Burst): readonly WeaponId[] => [question.weapon, secondOf(question)].filter((weapon) => weapon !== undefined);

const kind: Test = (question) => {
  const weapon = weaponsOf(question).find((id) => weaponOf(id).rangeInches === null || weaponOf(id).rateOfFire === null);
  return weapon && { code: 'NOT_FOR_SHOOTING', rule: '5150/weapons', given: { weapon, grenade: weaponOf(weapon).blastInches !== null } };
};

const pair: Test = (question) => {
  const weapon = isPair(question) ? weaponsOf(question).find((id) => !weaponOf(id).pair) : undefined;
  return weapon && { code: 'NOT_IN_PAIRS', rule: '5150/ruling/two-weapons-kinds', given: { weapon } };
};

const range: Test = (question) => {
  const { inches } = question;
  const weapon = inches === undefined ? undefined : weaponsOf(question).find((id) => inches > (weaponOf(id).rangeInches as number));
  return (
    weapon && {
      code: 'OUT_OF_RANGE',
      rule: '5150/ruling/hard-range',
      given: { weapon, inches: inches as number, limit: weaponOf(weapon).rangeInches as number },
    }
  );
};

const sight: Test = ({ inches, visibility }) => {
  const limit = SIGHT_INCHES[visibility];
  return limit !== null && inches !== undefined && inches > limit
    ? { code: 'NOT_SEEN', rule: '5150/table/sight', given: { visibility, inches, limit } }
    : undefined;
};

const line: Test = ({ coversOnLine: covers }) =>
  covers >= BLOCKING_COVERS ? { code: 'LINE_BLOCKED', rule: '5150/line-of-sight', given: { covers } } : undefined;

const front: Test = ({ inFront }) => (inFront ? undefined : { code: 'NOT_IN_FRONT', rule: '5150/targets', given: {} });

const dice: Test = (question) => {
  const [declared, most] = [declaredDice(question), maxDice(question)];
  return declared > most ? { code: 'TOO_MANY_DICE', rule: '5150/targets', given: { dice: declared, most } } : undefined;
};

const spread: Test = (question) => {
  const most = maxDice(question);
  return question.targets.length > 1 && question.spreadInches !== undefined && question.spreadInches > most
    ? { code: 'TOO_FAR_APART', rule: '5150/targets', given: { spread: question.spreadInches, most } }
    : undefined;
};

const TESTS = [kind, pair, range, sight, line, front, dice, spread];

/** The reason why the shot is forbidden, if it is. */
export function refusalOf(question: Burst): ShootRefusal | undefined {
  for (const test of TESTS) {
    const refusal = test(question);
    if (refusal) return refusal;
  }
  return undefined;
}
