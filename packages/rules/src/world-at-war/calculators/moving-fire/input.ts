/** Input of the moving-fire calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';
import { movingFire } from '../../reference/tables/moving-fire.js';
import { NATIONS, RANGES } from '../../vocabulary.js';

const UNIT_IDS = [...new Set(movingFire.map(({ id }) => id))];

/** Higher than on any printed counter. */
export const MAX_FIREPOWER = 20;
const MAX_RANGE_CHANGE = 3;

export const input = fields({
  nation: { kind: 'choice', type: NATIONS, example: 'USA', label: { en: 'Nation', ru: 'Страна' } },
  unit: {
    kind: 'id',
    of: UNIT_IDS,
    example: 'bradley',
    label: { en: 'Unit', ru: 'Подразделение' },
    hint: { en: 'Unit of the moving-fire table', ru: 'Подразделение из таблицы стрельбы в движении' },
  },
  onTheMove: {
    kind: 'boolean',
    default: false,
    label: { en: 'On the move', ru: 'В движении' },
    hint: { en: 'It moves and fires in one activation', ru: 'Движется и стреляет за одну активацию' },
  },
  throughSmoke: {
    kind: 'boolean',
    default: false,
    label: { en: 'Smoke', ru: 'Дым' },
    hint: { en: 'At smoke or through it, however many hexes', ru: 'По дыму или сквозь него, сколько бы ни было гексов' },
  },
  range: { kind: 'choice', type: RANGES, default: 'NORMAL', example: 'EXTENDED', label: { en: 'Range', ru: 'Дальность' } },
  rangeToHit: {
    kind: 'int',
    min: -MAX_RANGE_CHANGE,
    max: MAX_RANGE_CHANGE,
    default: 0,
    example: 1,
    label: { en: 'Change for range', ru: 'Поправка на дальность' },
    hint: {
      en: 'What the full rules add to the number needed for close or extended range; the aid does not say',
      ru: 'Сколько полные правила прибавляют к нужному числу за ближнюю или увеличенную дальность; в памятке этого нет',
    },
  },
  toHit: {
    kind: 'int',
    min: 1,
    max: 6,
    optional: true,
    example: 4,
    label: { en: 'Printed number', ru: 'Число на фишке' },
    hint: {
      en: 'To-hit number of the unit; for the number needed and the odds',
      ru: 'Число для попадания; без него нет ни итога, ни шансов',
    },
  },
  firepower: {
    kind: 'int',
    min: 1,
    max: MAX_FIREPOWER,
    optional: true,
    unit: 'dice',
    example: 4,
    label: { en: 'Firepower', ru: 'Огневая мощь' },
    hint: { en: 'Of the unit as it stands; for the dice and the hits', ru: 'Подразделения, как она есть; для числа кубиков и попаданий' },
  },
  readings: readingsField(rulings, ['cells-in-order', 'moving-helps', 'smoke-alone']),
});
