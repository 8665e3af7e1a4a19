/** Input of the line-of-sight calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';
import { TARGET_LEVELS, TERRAINS } from '../../vocabulary.js';

const MAX_STRETCHES = 40;
const MAX_HEXES = 40;
const MAX_WRECKS = 10;

/** Drawing of a helicopter from the side. */
const HELICOPTER = 'M2 5h16v1.500h-7V9c4 0 6 2 6 6H8c-2 0-3-1-3.500-3H2V9h2l2 1.500h3V6.500H2zM6 17h11v1.500H6zM19 8l3-2v7l-3-1z';
/** Drawing of a crosshair. */
const SIGHT =
  'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zm0 2a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM11 1h2v6h-2zM11 17h2v6h-2zM1 11h6v2H1zM17 11h6v2h-6z';

export const input = fields({
  over: {
    kind: 'choice',
    type: TERRAINS,
    example: 'WOODS',
    label: { en: 'Flies over', ru: 'Летит над' },
    hint: { en: 'Terrain of the helicopter’s own hex', ru: 'Местность гекса, в котором вертолёт' },
  },
  target: {
    kind: 'choice',
    type: TARGET_LEVELS,
    example: 'GROUND',
    label: { en: 'Target’s level', ru: 'Уровень цели' },
    hint: { en: 'Level of the target’s own hex', ru: 'Уровень гекса, в котором цель' },
  },
  targetIn: {
    kind: 'choice',
    type: TERRAINS,
    default: 'CLEAR',
    example: 'TOWN',
    label: { en: 'Target stands in', ru: 'Цель стоит в' },
    hint: {
      en: 'Woods or a town in which the target itself stands do not hide it',
      ru: 'Лес или город, где стоит сама цель, её не закрывает',
    },
  },
  line: {
    kind: 'list',
    min: 0,
    max: MAX_STRETCHES,
    default: [],
    hexes: { from: 'over', to: 'targetIn', terrain: 'terrain', count: 'hexes', drawings: { from: HELICOPTER, to: SIGHT } },
    label: { en: 'In between', ru: 'На линии' },
    hint: {
      en: 'From the helicopter to the target in order, without their own hexes',
      ru: 'От вертолёта к цели по порядку, без их собственных гексов',
    },
    item: {
      kind: 'object',
      name: 'WorldAtWarStretchInput',
      about: { en: 'Hexes of the same terrain, one after the other', ru: 'Гексы одной местности подряд' },
      label: { en: 'Stretch', ru: 'Отрезок' },
      fields: {
        terrain: { kind: 'choice', type: TERRAINS, example: 'WOODS', label: { en: 'Terrain', ru: 'Местность' } },
        hexes: {
          kind: 'int',
          min: 1,
          max: MAX_HEXES,
          unit: 'hexes',
          default: 1,
          example: 2,
          label: { en: 'Hexes', ru: 'Гексов' },
          hint: { en: 'How many in a row', ru: 'Сколько подряд' },
        },
        wrecks: {
          kind: 'int',
          min: 0,
          max: MAX_WRECKS,
          default: 0,
          example: 2,
          label: { en: 'Wreck markers', ru: 'Маркеров «Обломки»' },
          hint: { en: 'Markers in these hexes; they matter on hills', ru: 'Сколько их в этих гексах; важны на холмах' },
        },
        sameHill: {
          kind: 'boolean',
          default: false,
          label: { en: 'Same hill', ru: 'Тот же холм' },
          hint: { en: 'Part of the hill that the helicopter flies over', ru: 'Часть холма, над которым летит вертолёт' },
        },
      },
    },
  },
  readings: readingsField(rulings, ['own-woods-hide', 'wrecks-of-one-hill']),
});
