/** The situation of a figure in a reaction test, as given: shared by the tests of one figure and of a group. */
import { field, fields } from '../../../calculator/fields.js';
import { targetConditions, weaponField } from '../fields.js';
import { ACTIONS } from './vocabulary.js';

const flag = <const N extends string>(en: string, ru: string, hintEn: N, hintRu: string) =>
  field({ kind: 'boolean', default: false, label: { en, ru }, hint: { en: hintEn, ru: hintRu } });

const MAX_COVER_INCHES = 100;

export const situationFields = fields({
  leader: flag(
    'Is a Leader',
    'Это лидер',
    'A Leader rolls three dice on personal tests, In Sight excepted',
    'Лидер бросает три кубика на личные тесты, кроме «В поле видимости»',
  ),
  weapon: {
    ...weaponField,
    optional: true,
    hint: {
      en: 'Beside the enemy’s weapon it tells whether the figure is suppressed; without one that shoots it cannot fire',
      ru: 'Вместе с оружием противника показывает, подавлена ли фигурка; если из него не стреляют, стрелять она не может',
    },
  },
  cover: targetConditions.cover,
  hidden: flag(
    'Hidden',
    'Невидимая',
    'Set up hidden and not yet seen; matters to In Sight',
    'Расставлена скрытно и ещё не замечена; важно для «В поле видимости»',
  ),
  suppressed: {
    kind: 'boolean',
    optional: true,
    assumed: false,
    label: { en: 'Suppressed', ru: 'Подавлена' },
    hint: {
      en: 'The enemy’s weapon has the higher suppression rating; matters to Received Fire, and follows from both weapons',
      ru: 'У оружия противника рейтинг подавления выше; важно для «Обстрелян» и следует из оружия обоих',
    },
  },
  movedFast: { kind: 'boolean', default: false, label: { en: 'Moving fast', ru: 'Двигалась быстро' } },
  flanked: flag('From flank or rear', 'С фланга или тыла', 'The fire or the charge comes from there', 'Оттуда стреляют или атакуют'),
  canFire: {
    kind: 'boolean',
    optional: true,
    assumed: true,
    label: { en: 'Able to fire', ru: 'Может стрелять' },
    hint: {
      en: 'Loaded, in range, the enemy before its front. Left out: yes, unless its weapon does not shoot or it is charged from flank or rear',
      ru: 'Заряжено, достаёт, противник перед фронтом. Не указано — может, если из её оружия стреляют и атакуют её не с фланга или тыла',
    },
  },
  chargeInReach: {
    kind: 'boolean',
    default: true,
    label: { en: 'Charge in reach', ru: 'Добежит до противника' },
    hint: { en: 'The move is long enough to reach the enemy', ru: 'Хватает движения, чтобы дойти до противника' },
  },
  coverInches: {
    kind: 'number',
    min: 0,
    max: MAX_COVER_INCHES,
    unit: 'inches',
    optional: true,
    example: 3,
    label: { en: 'Distance to cover', ru: 'До укрытия' },
    hint: {
      en: 'To the nearest; leave out when there is none or the figure is in it',
      ru: 'До ближайшего; не заполняется, если его нет или фигурка уже в нём',
    },
  },
  covering: flag(
    'Covering fire',
    'Прикрывает',
    'Declared while standing still: one more die on In Sight',
    'Объявлено, не сходя с места: лишний кубик на «В поле видимости»',
  ),
  stunned: flag('Stunned', 'Оглушена', 'Recovery: stunned, else it ducked back', 'Для «Восстановления»: оглушена, иначе испугалась'),
  panicked: flag('Panicked', 'В панике', 'Shot at, it runs without a test', 'Под огнём бежит без теста'),
  hero: { kind: 'boolean', default: false, label: { en: 'Already a hero', ru: 'Уже герой' } },
});

export const enemyWeaponField = field({
  ...weaponField,
  optional: true,
  example: 'machine-gun',
  label: { en: 'Enemy’s weapon', ru: 'Оружие противника' },
  hint: {
    en: 'The one that fires; a higher suppression rating than that of the figure’s own weapon suppresses it',
    ru: 'То, из которого стреляют; подавляет, если его рейтинг подавления выше, чем у оружия фигурки',
  },
});

/** An action with its odds, as an item of a list. */
export const actionOddsField = field({
  kind: 'object',
  name: 'FiftyOneFiftyActionOdds',
  about: { en: 'An action and its odds', ru: 'Действие и его шанс' },
  label: { en: 'Action', ru: 'Действие' },
  fields: {
    action: { kind: 'choice', type: ACTIONS, label: { en: 'Action', ru: 'Действие' } },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
  },
});

/** What helps a figure to come back. */
export const recoveryFields = fields({
  friendNear: {
    kind: 'boolean',
    default: true,
    label: { en: 'Friend within 2"', ru: 'Свой в пределах 2"' },
    hint: { en: 'Rally needs a steady friend that near', ru: 'Для «Возвращения» рядом нужен свой в нормальном состоянии' },
  },
  medicalCare: {
    kind: 'boolean',
    default: false,
    label: { en: 'Serious medical care', ru: 'Серьёзная помощь медиков' },
    hint: { en: 'One more die after the battle for those put out of the fight', ru: 'Лишний кубик после боя для выведенных из боя' },
  },
});
