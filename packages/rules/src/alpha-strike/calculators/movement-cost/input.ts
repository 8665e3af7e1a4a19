/** Input of the movement calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { speedDemon } from '../../engine/to-hit/fields.js';
import { movementRulings } from '../../reference/rulings/movement.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { MOVEMENTS, TERRAINS } from '../../vocabulary.js';

const MAX_LEGS = 50;
const MAX_INCHES = 200;
const MAX_HEIGHT_INCHES = 50;
const MAX_KINDS_OF_TERRAIN = 4;

const leg = field({
  kind: 'object',
  name: 'AlphaStrikeLegInput',
  about: { en: 'A stretch of the path with the same terrain all along', ru: 'Отрезок пути с одинаковым ландшафтом' },
  label: { en: 'Leg', ru: 'Отрезок' },
  fields: {
    inches: {
      kind: 'number',
      min: 0,
      max: MAX_INCHES,
      unit: 'inches',
      example: 4,
      label: { en: 'Length', ru: 'Длина' },
      hint: { en: 'Along the ground', ru: 'По горизонтали' },
    },
    terrain: {
      kind: 'list',
      min: 0,
      max: MAX_KINDS_OF_TERRAIN,
      default: [],
      item: { kind: 'choice', type: TERRAINS, example: 'WOODS', label: { en: 'Terrain', ru: 'Ландшафт' } },
      label: { en: 'Terrain', ru: 'Ландшафт' },
      hint: {
        en: 'All kinds that hold on this leg; none on open ground',
        ru: 'Все виды на этом отрезке; на открытой местности — ни одного',
      },
    },
    heightChange: {
      kind: 'number',
      min: -MAX_HEIGHT_INCHES,
      max: MAX_HEIGHT_INCHES,
      unit: 'inches',
      default: 0,
      label: { en: 'Height', ru: 'Перепад высот' },
      hint: {
        en: 'Up is positive, down is negative; paid at the start of the leg',
        ru: 'Вверх — плюс, вниз — минус; оплачивается в начале отрезка',
      },
    },
  },
});

export const input = fields({
  legs: {
    kind: 'list',
    min: 1,
    max: MAX_LEGS,
    item: leg,
    label: { en: 'Path', ru: 'Путь' },
    hint: { en: 'Leg by leg, in order', ru: 'По отрезкам, по порядку' },
  },
  move: {
    kind: 'number',
    min: 0,
    max: 60,
    unit: 'inches',
    example: 10,
    label: { en: 'Move (MV)', ru: 'Движение (ДВ)' },
    hint: {
      en: 'Inches of the mode used, MP hits taken off, heat not yet',
      ru: 'Дюймы выбранного режима с учётом попаданий по системам движения, но без нагрева',
    },
  },
  mode: {
    kind: 'choice',
    type: MOVEMENTS,
    default: 'GROUND',
    label: { en: 'How it moves', ru: 'Как движется' },
    hint: { en: 'On the ground or jumping', ru: 'По земле или прыжком' },
  },
  heat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    default: 0,
    label: { en: 'Heat', ru: 'Нагрев' },
    hint: {
      en: 'Level on the heat scale: 2" of ground movement a point',
      ru: 'Уровень нагрева: минус 2" движения по земле за каждое очко',
    },
  },
  startsInWater: {
    kind: 'boolean',
    default: false,
    label: { en: 'Starts in water', ru: 'Начинает в воде' },
    hint: { en: 'Nothing jumps out of water', ru: 'Из воды не выпрыгнуть' },
  },
  speedDemon,
  readings: readingsField(movementRulings, ['height-along-the-leg', 'minimum-includes-climb']),
});
