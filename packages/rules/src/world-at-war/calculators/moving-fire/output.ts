/** Output of the moving-fire calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { hitsOutcome } from '../../../calculator/outcomes.js';
import { MOVING_FIRE_LEVELS } from '../../vocabulary.js';
import { MAX_FIREPOWER } from './input.js';

const level = field({
  kind: 'object',
  name: 'WorldAtWarMovingFire',
  about: {
    en: 'A level of moving fire that a unit has, with its modifiers',
    ru: 'Уровень стрельбы в движении, который есть у подразделения, и его модификаторы',
  },
  label: { en: 'Level', ru: 'Уровень' },
  fields: {
    level: { kind: 'choice', type: MOVING_FIRE_LEVELS, example: 'LEVEL_1', label: { en: 'Level', ru: 'Уровень' } },
    toHit: {
      kind: 'int',
      min: -1,
      max: 1,
      example: 1,
      label: { en: 'To hit', ru: 'К попаданию' },
      hint: { en: 'Added to the number needed on a die', ru: 'Прибавляется к числу, нужному на кубике' },
    },
    firepower: { kind: 'int', min: -1, max: 0, unit: 'dice', example: -1, label: { en: 'Firepower', ru: 'Огневая мощь' } },
    smoke: {
      kind: 'boolean',
      better: 'neither',
      label: { en: 'Smoke', ru: 'Дым' },
      hint: {
        en: 'May fire at smoke and through it; the modifier counts once, not for each hex',
        ru: 'Может стрелять по дыму и сквозь него; модификатор один раз, а не за каждый гекс',
      },
    },
    extendedRange: {
      kind: 'boolean',
      label: { en: 'Extended range', ru: 'Увеличенная дальность' },
      hint: { en: 'May be used with this level', ru: 'Доступна ли на этом уровне' },
    },
    only: {
      kind: 'words',
      optional: true,
      label: { en: 'Limit', ru: 'Ограничение' },
      hint: { en: 'What the level is limited to', ru: 'Чем уровень ограничен' },
    },
  },
});

const { needed, dice, hit, anyHit } = fields({
  needed: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 1,
    max: 11,
    optional: true,
    example: 6,
    label: { en: 'Hits on', ru: 'Попадает на' },
    hint: {
      en: 'This or more on a die; above 6 nothing hits. None without the printed number',
      ru: 'Столько или больше на кубике; больше 6 не выбросить. Нет, если числа на фишке нет',
    },
  },
  dice: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: MAX_FIREPOWER,
    unit: 'dice',
    optional: true,
    example: 3,
    label: { en: 'Dice', ru: 'Кубики' },
    hint: { en: 'Firepower with its change; none when it is not given', ru: 'Огневая мощь с поправкой; нет, если она не указана' },
  },
  hit: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    optional: true,
    label: { en: 'Odds of a die', ru: 'Шанс кубика' },
    hint: { en: 'None without the printed number', ru: 'Нет, если числа на фишке нет' },
  },
  anyHit: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    optional: true,
    label: { en: 'At least one hit', ru: 'Хоть одно попадание' },
    hint: { en: 'None without both numbers', ru: 'Нет, если нет обоих чисел' },
  },
});

export const output = fields({
  name: { kind: 'words', label: { en: 'Unit', ru: 'Подразделение' } },
  levels: {
    kind: 'list',
    min: 0,
    max: 3,
    item: level,
    label: { en: 'Levels', ru: 'Уровни' },
    hint: { en: 'Empty when the nation’s row does not name the unit', ru: 'Пусто, если в строке страны такого подразделения нет' },
  },
  moving: { kind: 'boolean', better: 'neither', label: { en: 'Fires on the move', ru: 'Стреляет в движении' } },
  smoke: { kind: 'boolean', better: 'neither', label: { en: 'Fires through smoke', ru: 'Стреляет сквозь дым' } },
  otherReading: {
    kind: 'list',
    min: 0,
    max: 3,
    item: { kind: 'choice', type: MOVING_FIRE_LEVELS, example: 'LEVEL_2', label: { en: 'Level', ru: 'Уровень' } },
    label: { en: 'Other reading', ru: 'Другое прочтение' },
    hint: {
      en: 'Levels by the other reading of a damaged row; empty when the row is sound',
      ru: 'Уровни по другому прочтению испорченной строки; пусто, если строка цела',
    },
  },
  otherShot: {
    kind: 'object',
    name: 'WorldAtWarOtherShot',
    about: { en: 'The shot by the other reading of a damaged row', ru: 'Выстрел по другому прочтению испорченной строки' },
    optional: true,
    label: { en: 'Shot by the other reading', ru: 'Выстрел по другому прочтению' },
    hint: { en: 'None when the row is sound or the reading forbids the shot', ru: 'Нет, если строка цела или так стрелять нельзя' },
    fields: { needed, dice, hit, anyHit },
  },
  change: {
    kind: 'int',
    better: 'neither',
    min: -4,
    max: 5,
    example: 2,
    label: { en: 'Change in all', ru: 'Поправка вместе' },
    hint: {
      en: 'Movement, smoke and range together, added to the number needed',
      ru: 'Движение, дым и дальность вместе, прибавка к нужному числу',
    },
  },
  needed,
  dice,
  hit,
  hits: {
    kind: 'list',
    min: 0,
    max: MAX_FIREPOWER + 1,
    item: hitsOutcome,
    label: { en: 'Hits', ru: 'Попадания' },
    hint: { en: 'Empty without both numbers', ru: 'Пусто, если нет обоих чисел' },
  },
  anyHit,
});
