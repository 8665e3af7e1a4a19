/** Input of the figure-state calculator: a figure as it is now, and the enemy that fires at it. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { MAX_SIDES } from '../../engine/activation.js';
import { armorField, leaderRepField, repField, targetConditions } from '../../engine/fields.js';
import { enemyWeaponField, recoveryFields, situationFields } from '../../engine/reaction/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { MAX_REP } from '../../reference/tables/points.js';
import { SURRENDER_INCHES } from '../../reference/tables/reactions.js';
import { FIGURE_STATES } from './vocabulary.js';

const { leader, weapon, suppressed, movedFast, flanked, chargeInReach, coverInches, hero } = situationFields;
const { friendNear, medicalCare } = recoveryFields;

const MAX_INCHES = 100;

const FIGHTING = {
  field: 'state',
  values: ['STEADY', 'DUCKED_BACK', 'STUNNED', 'PANICKED', 'RUNNING'],
  text: { en: 'for a figure that is neither out of the fight nor dead', ru: 'для фигурки, которая не выведена из боя и не убита' },
} as const;
const ON_ITS_FEET = {
  field: 'state',
  values: ['STEADY', 'DUCKED_BACK', 'PANICKED', 'RUNNING'],
  text: {
    en: 'for a figure that is not stunned, out of the fight or dead',
    ru: 'для фигурки, которая не оглушена, не выведена из боя и не убита',
  },
} as const;
const TESTED_UNDER_FIRE = {
  field: 'state',
  values: ['STEADY', 'DUCKED_BACK'],
  text: { en: 'for a figure in good order or one that ducked back', ru: 'для фигурки, которая в порядке или испугалась' },
} as const;
const RALLIED = {
  field: 'state',
  values: ['PANICKED', 'RUNNING'],
  text: { en: 'for a figure in panic or running away', ru: 'для фигурки, которая в панике или бежит' },
} as const;
const IN_PANIC = {
  field: 'state',
  values: ['PANICKED'],
  text: { en: 'for a figure in panic', ru: 'для фигурки в панике' },
} as const;
const WOUNDED = {
  field: 'state',
  values: ['OUT_OF_THE_FIGHT'],
  text: { en: 'for a figure out of the fight', ru: 'для фигурки, выведенной из боя' },
} as const;

export const input = fields({
  rep: { ...repField, hint: { en: 'As printed', ru: 'Исходное' } },
  repLost: {
    kind: 'int',
    min: 0,
    max: MAX_REP - 1,
    default: 0,
    example: 1,
    label: { en: 'Rep lost', ru: 'Потеряно Умения' },
    hint: { en: 'To wounds of earlier battles', ru: 'От ран прошлых боёв' },
  },
  state: {
    kind: 'choice',
    type: FIGURE_STATES,
    default: 'STEADY',
    example: 'STUNNED',
    label: { en: 'State', ru: 'Состояние' },
  },
  leader: { ...leader, countsFor: FIGHTING },
  leaderRep: {
    ...leaderRepField,
    countsFor: FIGHTING,
    label: { en: 'Rep of the group’s Leader', ru: 'Умение лидера группы' },
    hint: {
      en: 'Of the Leader in the group and in view, or of the stand-in for a fallen one',
      ru: 'Лидера, который в группе и на виду, или того, кто заменил павшего',
    },
  },
  standIn: {
    kind: 'boolean',
    default: false,
    countsFor: FIGHTING,
    label: { en: 'Led by a stand-in', ru: 'Ведёт не лидер' },
    hint: {
      en: 'The Leader has fallen: the highest Rep activates the group and lends no leader die',
      ru: 'Лидер пал: старший по Умению активирует группу, но кубика лидерства не даёт',
    },
  },
  weapon: { ...weapon, countsFor: FIGHTING },
  loaded: {
    kind: 'boolean',
    optional: true,
    assumed: true,
    countsFor: FIGHTING,
    label: { en: 'Loaded', ru: 'Заряжено' },
    hint: { en: 'Off for a weapon out of ammunition', ru: 'Выключают, если кончились патроны' },
  },
  armor: { ...armorField, countsFor: FIGHTING },
  cover: {
    kind: 'boolean',
    optional: true,
    assumed: false,
    countsFor: ON_ITS_FEET,
    label: targetConditions.cover.label,
    hint: {
      en: 'Behind something that stops bullets, or in a building; only figures in cover panic',
      ru: 'За тем, что держит пули, или в здании; паникуют только в укрытии',
    },
  },
  prone: { ...targetConditions.prone, countsFor: FIGHTING },
  movedFast: { ...movedFast, countsFor: FIGHTING },
  hero: { ...hero, countsFor: FIGHTING },
  friendNear: { ...friendNear, countsFor: RALLIED },
  enemyInches: {
    kind: 'number',
    min: 0,
    max: MAX_INCHES,
    unit: 'inches',
    optional: true,
    example: 5,
    countsFor: IN_PANIC,
    label: { en: 'Inches to an enemy', ru: 'Дюймов до противника' },
    hint: {
      en: `The nearest armed one in sight: a figure in panic surrenders within ${SURRENDER_INCHES}". Left out: none that near`,
      ru: `До ближайшего вооружённого на виду: в панике не дальше ${SURRENDER_INCHES}" сдаются. Не указано — так близко никого`,
    },
  },
  medicalCare: { ...medicalCare, countsFor: WOUNDED },
  enemyWeapon: {
    ...enemyWeaponField,
    countsFor: FIGHTING,
    hint: { en: 'The one that fires next: the damage of a hit, and suppression', ru: 'То, из которого выстрелят: ущерб и подавление' },
  },
  suppressed: { ...suppressed, countsFor: TESTED_UNDER_FIRE },
  flanked: { ...flanked, countsFor: TESTED_UNDER_FIRE },
  chargeInReach: { ...chargeInReach, countsFor: TESTED_UNDER_FIRE },
  coverInches: { ...coverInches, countsFor: TESTED_UNDER_FIRE },
  sides: {
    kind: 'int',
    min: 2,
    max: MAX_SIDES,
    default: 2,
    countsFor: FIGHTING,
    label: { en: 'Sides in the battle', ru: 'Сторон в бою' },
    hint: { en: 'Any two equal dice stop all of them', ru: 'Любой дубль останавливает всех' },
  },
  readings: readingsField(rulings, [
    'rally-at-once',
    'fast-runs-to-cover',
    'fast-move-without-leader',
    'hero-chooses-every-test',
    'leader-lends-himself',
  ]),
});
