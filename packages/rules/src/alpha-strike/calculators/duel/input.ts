/** Input of the duel calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { NORMAL_ATTACK_READINGS } from '../../engine/attack/readings.js';
import { unitField } from '../../engine/combat/unit-fields.js';
import { MAX_INCHES } from '../../engine/to-hit/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { MOVEMENTS } from '../../vocabulary.js';

export const MAX_TURNS = 100;
const MAX_WATER_INCHES = 12;

const conduct = field({
  kind: 'object',
  name: 'AlphaStrikeDuelConductInput',
  about: { en: 'How one side of a duel fights, the same every turn', ru: 'Как одна из сторон дуэли ведёт бой, каждый ход одинаково' },
  optional: true,
  label: { en: 'Conduct', ru: 'Тактика' },
  fields: {
    moved: {
      kind: 'choice',
      type: MOVEMENTS,
      default: 'GROUND',
      label: { en: 'Movement', ru: 'Движение' },
      hint: { en: 'Every turn, as long as the unit can', ru: 'Каждый ход, пока БЕ на это способна' },
    },
    woods: { kind: 'boolean', default: false, label: { en: 'In woods', ru: 'В лесу' } },
    partialCover: {
      kind: 'boolean',
      optional: true,
      assumed: false,
      label: { en: 'Partial cover', ru: 'Частичное укрытие' },
      hint: {
        en: 'Solid terrain hides more than 1/3 and less than 2/3 of the unit, or it stands in water, which its depth says too',
        ru: 'Твёрдая преграда скрывает больше 1/3 и меньше 2/3 БЕ, или она в воде, о чём говорит и глубина',
      },
    },
    rearStruck: {
      kind: 'boolean',
      default: false,
      label: { en: 'Struck from the rear', ru: 'Бьют в тыл' },
      hint: { en: 'The other side attacks this unit from the rear', ru: 'Противник атакует эту БЕ с тыла' },
    },
    overheat: {
      kind: 'int',
      min: 0,
      max: SHUTDOWN_HEAT,
      default: 0,
      unit: 'points',
      example: 1,
      label: { en: 'Overheat each turn', ru: 'Перегрев за ход' },
      hint: {
        en: 'Used each turn as far as the heat scale allows, where it adds damage',
        ru: 'Каждый ход, насколько позволяет шкала нагрева и пока это прибавляет урон',
      },
    },
    sniper: {
      kind: 'boolean',
      default: false,
      label: { en: 'Sniper', ru: '«Снайпер»' },
      hint: { en: 'Pilot ability: medium range +1, long range +2', ru: 'Способность пилота: средняя дистанция +1, дальняя +2' },
    },
    waterDepth: {
      kind: 'number',
      min: 0,
      max: MAX_WATER_INCHES,
      unit: 'inches',
      default: 0,
      label: { en: 'Water', ru: 'Вода' },
      hint: {
        en: 'Depth under the unit; 0 on land. Water gives partial cover and cools in the end phase; nothing jumps out of it',
        ru: 'Глубина под БЕ; 0 на суше. Вода даёт частичное укрытие и охлаждает в завершающей фазе; из неё не выпрыгнуть',
      },
    },
  },
});

const situation = field({
  kind: 'object',
  name: 'AlphaStrikeDuelSituationInput',
  about: { en: 'At which distance and how two units duel', ru: 'На каком расстоянии и как идёт дуэль' },
  label: { en: 'Situation', ru: 'Ситуация' },
  fields: {
    inches: {
      kind: 'number',
      min: 0,
      max: MAX_INCHES,
      unit: 'inches',
      example: 12,
      label: { en: 'Distance', ru: 'Расстояние' },
      hint: { en: 'From base to base, the same every turn', ru: 'От подставки до подставки, каждый ход одно и то же' },
    },
    woods: { kind: 'boolean', default: false, label: { en: 'Woods between them', ru: 'Лес между ними' } },
    first: { ...conduct, label: { en: 'First unit', ru: 'Первая БЕ' } },
    second: { ...conduct, label: { en: 'Second unit', ru: 'Вторая БЕ' } },
  },
});

export const input = fields({
  first: { ...unitField, label: { en: 'First unit', ru: 'Первая БЕ' } },
  second: { ...unitField, label: { en: 'Second unit', ru: 'Вторая БЕ' } },
  situation,
  turns: {
    kind: 'int',
    min: 1,
    max: MAX_TURNS,
    default: 4,
    example: 4,
    label: { en: 'Turns', ru: 'Ходов' },
    hint: {
      en: 'The first turns are counted exactly; where there are too many states for that, the chance is given between two bounds',
      ru: 'Первые ходы считаются точно; когда состояний становится слишком много, шанс дан с границами снизу и сверху',
    },
  },
  readings: readingsField(rulings, [...NORMAL_ATTACK_READINGS, 'any-water-cools', 'water-not-against-engine', 'ht-before-cooling']),
});
