/** Input of the heat calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { heatRulings } from '../../reference/rulings/heat.js';
import { FATAL_ENGINE_HITS } from '../../reference/tables/critical-hits.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';

const MAX_EXTERNAL_HEAT = 50;
const MAX_DEPTH_INCHES = 20;

export const input = fields({
  heat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    example: 2,
    label: { en: 'Heat', ru: 'Нагрев' },
    hint: {
      en: 'Level at the start of the turn; at 4 the unit is shut down',
      ru: 'Уровень нагрева в начале хода; на 4 боевая единица отключена',
    },
  },
  overheat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    default: 0,
    example: 2,
    label: { en: 'Overheat used', ru: 'Использовано перегрева' },
    hint: { en: 'This turn, hit or miss', ru: 'В этот ход, при попадании и при промахе' },
  },
  engineHits: {
    kind: 'int',
    min: 0,
    max: FATAL_ENGINE_HITS,
    default: 0,
    label: { en: 'Engine hits', ru: 'Попадания по реактору' },
    hint: { en: 'From earlier turns; a second one destroys', ru: 'Из прошлых ходов; второе уничтожает' },
  },
  externalHeat: {
    kind: 'int',
    min: 0,
    max: MAX_EXTERNAL_HEAT,
    default: 0,
    label: { en: 'Heat from outside', ru: 'Нагрев извне' },
    hint: { en: 'All HT that hit this turn; more than 2 is lost', ru: 'Все НГР, попавшие за ход; сверх 2 пропадает' },
  },
  fired: {
    kind: 'boolean',
    example: true,
    label: { en: 'Fired weapons', ru: 'Стреляла' },
    hint: {
      en: 'Made a weapon attack this turn; physical attacks do not count',
      ru: 'Проводила в этот ход орудийную атаку; ближний бой не в счёт',
    },
  },
  waterDepth: {
    kind: 'number',
    min: 0,
    max: MAX_DEPTH_INCHES,
    unit: 'inches',
    default: 0,
    label: { en: 'Water depth', ru: 'Глубина воды' },
    hint: { en: 'Of the water that the unit stands in; 0 on land', ru: 'Там, где стоит боевая единица; на суше — 0' },
  },
  shutDown: {
    kind: 'boolean',
    optional: true,
    assumed: false,
    label: { en: 'Was shut down', ru: 'Была отключена' },
    hint: { en: 'Shut down during this turn: heat 4 says the same', ru: 'Была отключена в этот ход: о том же говорит нагрев 4' },
  },
  firedBothWays: {
    kind: 'boolean',
    default: false,
    label: { en: 'Fired to both sides', ru: 'Стреляла в обе стороны' },
    hint: {
      en: 'Fired its front weapons and REAR; an engine hit heats up once all the same, unless your group plays it otherwise',
      ru: 'Стреляла и вперёд, и из НН; попадание по реактору всё равно нагревает один раз, если не играете иначе',
    },
  },
  readings: readingsField(heatRulings, ['any-water-cools', 'water-not-against-engine', 'engine-heat-twice', 'ht-before-cooling']),
});
