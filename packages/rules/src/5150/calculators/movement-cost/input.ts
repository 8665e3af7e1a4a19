/** Input of the movement calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { leaderRepField, repField } from '../../engine/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { GROUNDS, LOADS } from './vocabulary.js';

const MAX_LEGS = 8;
const MAX_INCHES = 48;

const leg = field({
  kind: 'object',
  name: 'FiftyOneFiftyLegInput',
  about: { en: 'A leg of a path', ru: 'Отрезок пути' },
  label: { en: 'Leg', ru: 'Отрезок' },
  fields: fields({
    ground: { kind: 'choice', type: GROUNDS, example: 'ROUGH', label: { en: 'Ground', ru: 'Местность' } },
    inches: {
      kind: 'number',
      min: 0,
      max: MAX_INCHES,
      unit: 'inches',
      optional: true,
      example: 4,
      label: { en: 'Length', ru: 'Длина' },
      hint: {
        en: 'Of ground that is walked; edges, doors, windows, stairs and fords have none',
        ru: 'Для местности, по которой идут; у краёв, дверей, окон, лестниц и бродов её нет',
      },
    },
  }),
});

export const input = fields({
  rep: {
    ...repField,
    optional: true,
    inForms: 'filled',
    hint: {
      en: 'Rep of the figure. Fast Move needs it; a walk without it is that of Rep 3 or more',
      ru: 'Умение фигурки. Нужно для быстрого перемещения; без него шаг — как при Умении от 3',
    },
  },
  legs: { kind: 'list', item: leg, min: 1, max: MAX_LEGS, label: { en: 'Path', ru: 'Путь' }, hint: { en: 'In order', ru: 'По порядку' } },
  fast: {
    kind: 'boolean',
    default: false,
    label: { en: 'Fast Move', ru: 'Быстрое перемещение' },
    hint: { en: 'In every turn: 16", 12" or 8" by dice passed', ru: 'Каждый ход: 16", 12" или 8" по пройденным кубикам' },
  },
  leaderRep: leaderRepField,
  load: { kind: 'choice', type: LOADS, default: 'NOTHING', example: 'ALONE', label: { en: 'Carries', ru: 'Ноша' } },
  readings: readingsField(rulings, ['rough-halves-move', 'fast-move-without-leader', 'stairs-mid-move']),
});
