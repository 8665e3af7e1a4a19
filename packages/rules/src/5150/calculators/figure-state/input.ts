/** Input of the figure-state calculator: a figure as it is now, and the enemy that fires at it. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { MAX_SIDES } from '../../engine/activation.js';
import { armorField, leaderRepField, repField, targetConditions } from '../../engine/fields.js';
import { enemyWeaponField, recoveryFields, situationFields } from '../../engine/reaction/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { MAX_REP } from '../../reference/tables/points.js';
import { FIGURE_STATES } from './vocabulary.js';

const { leader, weapon, suppressed, movedFast, flanked, chargeInReach, coverInches, hero } = situationFields;

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
  leader,
  leaderRep: {
    ...leaderRepField,
    label: { en: 'Rep of the group’s Leader', ru: 'Умение лидера группы' },
    hint: {
      en: 'Of the Leader in the group and in view, or of the stand-in for a fallen one',
      ru: 'Лидера, который в группе и на виду, или того, кто заменил павшего',
    },
  },
  standIn: {
    kind: 'boolean',
    default: false,
    label: { en: 'Led by a stand-in', ru: 'Ведёт не лидер' },
    hint: {
      en: 'The Leader has fallen: the highest Rep activates the group and lends no leader die',
      ru: 'Лидер пал: старший по Умению активирует группу, но кубика лидерства не даёт',
    },
  },
  weapon,
  loaded: {
    kind: 'boolean',
    optional: true,
    assumed: true,
    label: { en: 'Loaded', ru: 'Заряжено' },
    hint: { en: 'Off for a weapon out of ammunition', ru: 'Выключают, если кончились патроны' },
  },
  armor: armorField,
  cover: {
    kind: 'boolean',
    optional: true,
    assumed: false,
    label: targetConditions.cover.label,
    hint: {
      en: 'Behind something that stops bullets, or in a building; only figures in cover panic',
      ru: 'За тем, что держит пули, или в здании; паникуют только в укрытии',
    },
  },
  prone: targetConditions.prone,
  movedFast,
  hero,
  ...recoveryFields,
  enemyWeapon: {
    ...enemyWeaponField,
    hint: { en: 'The one that fires next: the damage of a hit, and suppression', ru: 'То, из которого выстрелят: ущерб и подавление' },
  },
  suppressed,
  flanked,
  chargeInReach,
  coverInches,
  sides: {
    kind: 'int',
    min: 2,
    max: MAX_SIDES,
    default: 2,
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
