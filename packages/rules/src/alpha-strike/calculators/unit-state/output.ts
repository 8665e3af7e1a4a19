/** Output of the unit-state calculator. */
import { fields } from '../../../calculator/fields.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { CRITICALS, RANGES } from '../../vocabulary.js';

const MAX_MOVE_INCHES = 999;
const MAX_TO_HIT = 40;

const state = fields({
  ground: {
    kind: 'number',
    better: { higher: 'ACTOR' },
    min: 0,
    max: MAX_MOVE_INCHES,
    unit: 'inches',
    optional: true,
    example: 8,
    label: { en: 'Ground movement', ru: 'Движение по земле' },
    hint: { en: 'None without MV', ru: 'Нет, если ДВ не указано' },
  },
  jump: {
    kind: 'number',
    better: { higher: 'ACTOR' },
    min: 0,
    max: MAX_MOVE_INCHES,
    unit: 'inches',
    optional: true,
    example: 6,
    label: { en: 'Jump', ru: 'Прыжок' },
    hint: { en: '0 without jump jets and in water; none without MV', ru: '0 без прыжковых двигателей и в воде; нет, если ДВ не указано' },
  },
  tmm: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: 10,
    optional: true,
    example: 2,
    label: { en: 'TMM', ru: 'МДЦ' },
    hint: {
      en: 'After ground movement; none when it cannot move on the ground, or without TMM',
      ru: 'После движения по земле; нет, если по земле не двинуться или МДЦ не указан',
    },
  },
  tmmJumping: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: 10,
    optional: true,
    example: 2,
    label: { en: 'TMM after a jump', ru: 'МДЦ после прыжка' },
    hint: { en: 'Without the point for jumping; none when it cannot jump', ru: 'Без очка за прыжок; нет, если прыгнуть нельзя' },
  },
  toHit: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: MAX_TO_HIT,
    optional: true,
    example: 3,
    label: { en: 'Weapon attacks', ru: 'Орудийные атаки' },
    hint: {
      en: 'Added to their target numbers by heat and fire-control hits; none when shut down',
      ru: 'Прибавка к целевому значению за нагрев и попадания по СУО; нет у отключённой',
    },
  },
  damage: {
    kind: 'list',
    min: 0,
    max: 3,
    by: RANGES,
    item: { kind: 'text', maxLength: 4, example: '3', label: { en: 'Damage', ru: 'Урон' } },
    label: { en: 'Damage S/M/L', ru: 'Урон БЛЖ/СРД/ДАЛ' },
    hint: { en: 'Empty when shut down, or without damage values', ru: 'Пусто у отключённой и если значения не указаны' },
  },
});

export const output = fields({
  destroyed: {
    kind: 'boolean',
    better: { lower: 'ACTOR' },
    label: { en: 'Destroyed', ru: 'Уничтожена' },
    hint: {
      en: 'By the critical hits on its card; then it has no other figures',
      ru: 'Критическими попаданиями с карточки; тогда других показателей нет',
    },
  },
  shutDown: {
    kind: 'boolean',
    better: { lower: 'ACTOR' },
    label: { en: 'Shut down', ru: 'Отключена' },
    hint: { en: 'No movement, no attack, no TMM', ru: 'Ни движения, ни атаки, ни МДЦ' },
  },
  immobile: {
    kind: 'boolean',
    better: { lower: 'ACTOR' },
    label: { en: 'Immobile', ru: 'Обездвижена' },
    hint: { en: 'Weapon attacks on it get −4', ru: 'Орудийные атаки по ней получают −4' },
  },
  ...state,
  partialCover: {
    kind: 'boolean',
    better: { higher: 'ACTOR' },
    label: { en: 'Partial cover', ru: 'Частичное укрытие' },
    hint: { en: 'From the water under it', ru: 'От воды под ней' },
  },
  overheat: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: SHUTDOWN_HEAT,
    unit: 'points',
    example: 1,
    label: { en: 'Overheat left', ru: 'Доступный перегрев' },
    hint: {
      en: 'The most that OV and the heat scale allow this turn',
      ru: 'Сколько позволяют ЗП и шкала нагрева в этот ход',
    },
  },
  heatAfterFire: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: SHUTDOWN_HEAT,
    optional: true,
    example: 1,
    label: { en: 'Heat after firing', ru: 'Нагрев после стрельбы' },
    hint: { en: 'Without overheat; none when it does not fire', ru: 'Без перегрева; нет, если стрелять нельзя' },
  },
  heatAfterRest: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: SHUTDOWN_HEAT,
    example: 0,
    label: { en: 'Heat after a turn without fire', ru: 'Нагрев после хода без стрельбы' },
  },
  next: {
    kind: 'list',
    min: 0,
    max: 7,
    label: { en: 'The next critical hit', ru: 'Следующее критическое попадание' },
    hint: {
      en: 'What each result of a roll would leave of the unit; empty when it is destroyed',
      ru: 'Что останется от БЕ при каждом результате броска; пусто у уничтоженной',
    },
    item: {
      kind: 'object',
      name: 'AlphaStrikeNextCritical',
      about: { en: 'A unit after one more critical hit', ru: 'Боевая единица после ещё одного критического попадания' },
      label: { en: 'Critical hit', ru: 'Критическое попадание' },
      fields: {
        critical: { kind: 'choice', type: CRITICALS, label: { en: 'Critical hit', ru: 'Критическое попадание' } },
        chance: {
          kind: 'chance',
          label: { en: 'Odds', ru: 'Шанс' },
          hint: { en: 'Of this result of a roll', ru: 'Такого результата броска' },
        },
        destroys: { kind: 'boolean', label: { en: 'Destroys', ru: 'Уничтожает' } },
        extraDamage: {
          kind: 'int',
          min: 0,
          max: 1,
          unit: 'points',
          label: { en: 'Damage', ru: 'Урон' },
          hint: {
            en: 'Of ammunition with CASE, or in place of an effect that cannot apply',
            ru: 'От боезапаса с ССХБ или вместо эффекта, которому не на что действовать',
          },
        },
        ...state,
      },
    },
  },
});
