/** The weapons of a burst, their dice, and the conditions of each target. */
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { armorOf } from '../../reference/tables/armors.js';
import { conditionsOf, type HitCondition } from '../../reference/tables/hit-table.js';
import { type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { Deal, Pool } from './dealt-dice.js';
import { type input, MAX_DICE } from './input.js';

export type Question = Checked<typeof input>;
export type Target = Question['targets'][number];

/** Whether two weapons are fired: a named second one, or a second of the same kind. */
export const isPair = ({ twoWeapons, secondWeapon }: Question): boolean => twoWeapons || secondWeapon !== undefined;

/** The second weapon of a pair. The same kind as the first when none is named. */
export const secondOf = (question: Question): WeaponId | undefined =>
  isPair(question) ? (question.secondWeapon ?? question.weapon) : undefined;

const printedRate = (weapon: WeaponId | undefined): number | undefined =>
  weapon === undefined ? undefined : (weaponOf(weapon).rateOfFire ?? undefined);

/** Dice of the first weapon. */
export const firstRate = ({ rateOfFire, weapon }: Question): number => rateOfFire ?? printedRate(weapon) ?? 0;

/** Dice of the second weapon; 0 without one. */
export function secondRate(question: Question): number {
  if (!isPair(question)) return 0;
  return question.secondWeapon === undefined ? firstRate(question) : (printedRate(question.secondWeapon) ?? 0);
}

/** The maximum number of dice that may be rolled. */
export const maxDice = (question: Question): number => Math.min(MAX_DICE, firstRate(question) + secondRate(question));

/** Dice declared for all targets. */
export const declaredDice = ({ targets }: Question): number => targets.reduce((sum, { dice }) => sum + dice, 0);

/** The declared dice by weapon. The first weapon fires at its full rate, the second fires the rest. */
export function poolOf(question: Question): Pool {
  const first = Math.min(declaredDice(question), firstRate(question));
  return { first, second: declaredDice(question) - first };
}

/** The sorted dice of each target. */
export function dealsOf({ targets }: Question): readonly Deal[] {
  let before = 0;
  return targets.map(({ dice }) => {
    const deal = { before, dice };
    before += dice;
    return deal;
  });
}

/** All conditions that can turn shots at a target into misses. `index` counts from 0. */
export function conditionsAt(question: Question, target: Target, index: number): readonly HitCondition[] {
  return conditionsOf({
    cover: target.cover || armorOf(target.armor).alwaysInCover === true,
    concealed: target.concealed,
    prone: target.prone,
    targetMovedFast: target.movedFast,
    shooterMovedFast: question.shooterMovedFast,
    twoWeapons: isPair(question),
    targetNumber: index + 1,
  });
}

/** A weapon or a rate of fire is required. A second weapon requires a first. */
export function relations({ weapon, rateOfFire, secondWeapon }: Question): readonly Problem[] {
  const rate: Problem = {
    code: 'MISSING',
    path: ['weapon'],
    given: null,
    allowed: { en: 'a weapon, or the rate of fire', ru: 'оружие или скорострельность' },
  };
  const first: Problem = {
    code: 'MISSING',
    path: ['weapon'],
    given: null,
    allowed: { en: 'the first weapon, when a second is named', ru: 'первое оружие, раз названо второе' },
  };
  return [
    ...(weapon === undefined && rateOfFire === undefined ? [rate] : []),
    ...(secondWeapon !== undefined && weapon === undefined ? [first] : []),
  ];
}
