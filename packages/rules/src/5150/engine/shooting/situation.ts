/** The weapons of a burst, their dice, and the conditions of each target. */
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { armorOf } from '../../reference/tables/armors.js';
import { conditionsOf, type HitCondition } from '../../reference/tables/hit-table.js';
import { impactText } from '../../reference/tables/weapon-tables.js';
import { impactOf, type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { Deal, Pool } from './dealt-dice.js';
import { type input, MAX_DICE } from './input.js';

export type Question = Checked<typeof input>;
type Target = Question['targets'][number];
/** A target with its dice. */
export type BurstTarget = Target & { readonly dice: number };
/** A question in which every target has its dice. */
export type Burst = Omit<Question, 'targets'> & { readonly targets: readonly BurstTarget[] };

/** The weapons of a burst. */
type Weapons = Pick<Question, 'weapon' | 'rateOfFire' | 'secondWeapon' | 'twoWeapons'>;

/** Whether two weapons are fired: a named second one, or a second of the same kind. */
export const isPair = ({ twoWeapons, secondWeapon }: Pick<Question, 'twoWeapons' | 'secondWeapon'>): boolean =>
  twoWeapons || secondWeapon !== undefined;

/** The second weapon of a pair. The same kind as the first when none is named. */
export const secondOf = (question: Weapons): WeaponId | undefined =>
  isPair(question) ? (question.secondWeapon ?? question.weapon) : undefined;

const printedRate = (weapon: WeaponId | undefined): number | undefined =>
  weapon === undefined ? undefined : (weaponOf(weapon).rateOfFire ?? undefined);

/** Dice of the first weapon. */
export const firstRate = ({ rateOfFire, weapon }: Weapons): number => rateOfFire ?? printedRate(weapon) ?? 0;

/** Dice of the second weapon; 0 without one. */
export function secondRate(question: Weapons): number {
  if (!isPair(question)) return 0;
  return question.secondWeapon === undefined ? firstRate(question) : (printedRate(question.secondWeapon) ?? 0);
}

/** The maximum number of dice that may be rolled. */
export const maxDice = (question: Weapons): number => Math.min(MAX_DICE, firstRate(question) + secondRate(question));

/** Dice given for some targets. */
const givenDice = ({ targets }: Question): number => targets.reduce((sum, { dice = 0 }) => sum + dice, 0);

/** The question with dice for every target: one without gets all that the others leave. */
export function withDice(question: Question): Burst {
  const left = Math.max(1, maxDice(question) - givenDice(question));
  return { ...question, targets: question.targets.map((target) => ({ ...target, dice: target.dice ?? left })) };
}

/** Dice declared for all targets. */
export const declaredDice = ({ targets }: Burst): number => targets.reduce((sum, { dice }) => sum + dice, 0);

/** The declared dice by weapon. The first weapon fires at its full rate, the second fires the rest. */
export function poolOf(question: Burst): Pool {
  const first = Math.min(declaredDice(question), firstRate(question));
  return { first, second: declaredDice(question) - first };
}

/** The sorted dice of each target. */
export function dealsOf({ targets }: Burst): readonly Deal[] {
  let before = 0;
  return targets.map(({ dice }) => {
    const deal = { before, dice };
    before += dice;
    return deal;
  });
}

/** All conditions that can turn shots at a target into misses. `index` counts from 0. */
export function conditionsAt(question: Burst, target: BurstTarget, index: number): readonly HitCondition[] {
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

/** Only one target may leave its dice out. */
function diceProblems(question: Question): readonly Problem[] {
  const without = question.targets.flatMap(({ dice }, index) => (dice === undefined ? [index] : []));
  const [first, second] = without;
  const missing = (index: number): Problem => ({
    code: 'MISSING',
    path: ['targets', index, 'dice'],
    given: null,
    allowed: { en: 'the dice for this target; only one target may go without', ru: 'кубики в эту цель; без них может быть только одна' },
  });
  if (second !== undefined) return without.slice(1).map(missing);
  const isNothingLeft = first !== undefined && maxDice(question) > 0 && givenDice(question) >= maxDice(question);
  return isNothingLeft
    ? [
        {
          code: 'CONFLICT',
          path: ['targets', first, 'dice'],
          given: null,
          allowed: {
            en: `fewer dice for the other targets (${givenDice(question)} of ${maxDice(question)} given)`,
            ru: `меньше кубиков в остальные цели (отдано ${givenDice(question)}, всего ${maxDice(question)})`,
          },
        },
      ]
    : [];
}

/** The figures of a listed weapon are printed: others contradict it. */
function printedProblems({ weapon, rateOfFire, impact, targets }: Question): readonly Problem[] {
  if (weapon === undefined) return [];
  const printed = printedRate(weapon);
  const name = weaponOf(weapon).name;
  const other = targets.findIndex(({ armor }) => impact !== undefined && impactOf(weapon, armor) !== impact);
  const conflict = (path: Problem['path'], given: number | undefined, en: string | number, ru: string | number): Problem => ({
    code: 'CONFLICT',
    path,
    given,
    allowed: { en: `${en} or nothing (the table gives ${name.en} ${en})`, ru: `${ru} или ничего (${name.ru} в таблице: ${ru})` },
  });
  return [
    ...(rateOfFire !== undefined && printed !== undefined && printed !== rateOfFire
      ? [conflict(['rateOfFire'], rateOfFire, printed, printed)]
      : []),
    ...(other >= 0
      ? [
          conflict(
            ['impact'],
            impact,
            impactText(impactOf(weapon, (targets[other] as Target).armor)).en,
            impactText(impactOf(weapon, (targets[other] as Target).armor)).ru,
          ),
        ]
      : []),
  ];
}

/** One target has no spread. */
const spreadProblems = ({ targets, spreadInches }: Question): readonly Problem[] =>
  targets.length > 1 || !spreadInches
    ? []
    : [
        {
          code: 'CONFLICT',
          path: ['spreadInches'],
          given: spreadInches,
          allowed: { en: 'none for one target', ru: 'ничего для одной цели' },
        },
      ];

/** A weapon or a rate of fire is required, a second weapon requires a first, and each target needs dice. */
export function relations(question: Question): readonly Problem[] {
  const { weapon, rateOfFire, secondWeapon } = question;
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
    ...printedProblems(question),
    ...spreadProblems(question),
    ...(weapon === undefined && rateOfFire === undefined ? [] : diceProblems(question)),
  ];
}
