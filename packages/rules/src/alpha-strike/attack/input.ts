/** What the attack calculator takes. */
import { field, fields } from '../../calculator/fields.js';
import { unitField } from '../combat/unit-fields.js';
import { SHUTDOWN_HEAT } from '../tables/heat.js';
import { MOST_INCHES } from '../target-number/input.js';
import { ATTACKS, MOVEMENTS, WEAPONS } from '../vocabulary.js';

/** Nothing moves farther in a turn. */
const MOST_INCHES_MOVED = 60;
const DEEPEST_WATER_INCHES = 12;
const MOST_REAR_DAMAGE = 20;

const distance = fields({
  inches: {
    kind: 'number',
    min: 0,
    max: MOST_INCHES,
    unit: 'inches',
    example: 8,
    label: { en: 'Distance', ru: 'Расстояние' },
    hint: { en: 'From base to base', ru: 'От подставки до подставки' },
  },
  attackerMoved: {
    kind: 'choice',
    type: MOVEMENTS,
    default: 'GROUND',
    label: { en: 'Attacker', ru: 'Атакующий' },
    hint: { en: 'How the attacker moved this turn', ru: 'Как двигался атакующий в этот ход' },
  },
  targetMoved: {
    kind: 'choice',
    type: MOVEMENTS,
    default: 'STOOD_STILL',
    label: { en: 'Target', ru: 'Цель' },
    hint: { en: 'How the target moved this turn', ru: 'Как двигалась цель в этот ход' },
  },
  woods: {
    kind: 'boolean',
    default: false,
    label: { en: 'Woods', ru: 'Лес' },
    hint: { en: 'The target stands in woods, or woods are in the way', ru: 'Цель в лесу или лес мешает обзору' },
  },
  partialCover: {
    kind: 'boolean',
    default: false,
    label: { en: 'Partial cover', ru: 'Частичное укрытие' },
    hint: {
      en: 'Solid terrain hides more than 1/3 and less than 2/3 of the target, or it stands in water',
      ru: 'Твёрдая преграда скрывает больше 1/3 и меньше 2/3 цели, или цель в воде',
    },
  },
  fromRear: {
    kind: 'boolean',
    default: false,
    label: { en: 'From the rear', ru: 'С тыла' },
    hint: {
      en: 'The line from center to center crosses the rear edge of the target',
      ru: 'Линия от центра к центру проходит через заднюю сторону цели',
    },
  },
});

const attack = fields({
  overheat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    default: 0,
    unit: 'points',
    example: 1,
    label: { en: 'Overheat used', ru: 'Использовать перегрева' },
    hint: { en: 'Declared before the roll; heats up on a miss too', ru: 'Заявляют до броска; нагревает и при промахе' },
  },
  attack: { kind: 'choice', type: ATTACKS, default: 'WEAPON', label: { en: 'Attack', ru: 'Атака' } },
  inchesMoved: {
    kind: 'number',
    min: 0,
    max: MOST_INCHES_MOVED,
    default: 0,
    unit: 'inches',
    example: 6,
    label: { en: 'Inches moved', ru: 'Пройдено дюймов' },
    hint: { en: 'Movement of the attacker that led into a ram or death from above', ru: 'Путь атакующего до тарана или «смерти с небес»' },
  },
  contact: {
    kind: 'boolean',
    default: false,
    label: { en: 'Base contact', ru: 'Касание подставками' },
    hint: { en: 'The bases touch: only physical attacks', ru: 'Подставки касаются: только ближний бой' },
  },
  inArc: {
    kind: 'boolean',
    default: true,
    label: { en: 'In the firing arc', ru: 'В секторе обстрела' },
    hint: {
      en: 'Of the weapons that fire: the front, but for REAR everything outside the front',
      ru: 'Тех орудий, что стреляют: передний сектор, а для НН — всё, что вне его',
    },
  },
  lineOfSight: {
    kind: 'boolean',
    default: true,
    label: { en: 'Line of sight', ru: 'Линия видимости' },
    hint: { en: 'At least 1/3 of the target can be seen', ru: 'Видно не меньше 1/3 цели' },
  },
  spotter: {
    kind: 'boolean',
    default: false,
    label: { en: 'Spotter', ru: 'Наводчик' },
    hint: {
      en: 'A friendly unit has line of sight to the target: indirect fire needs it',
      ru: 'Дружественная единица видит цель: нужно для непрямой наводки',
    },
  },
  sniper: {
    kind: 'boolean',
    default: false,
    label: { en: 'Sniper', ru: '«Снайпер»' },
    hint: { en: 'Pilot ability: medium range +1, long range +2', ru: 'Способность пилота: средняя дистанция +1, дальняя +2' },
  },
  lucky: {
    kind: 'boolean',
    default: false,
    label: { en: 'Lucky', ru: '«Везучий»' },
    hint: { en: 'Pilot ability: a miss is rolled once more', ru: 'Способность пилота: промах перебрасывается один раз' },
  },
});

const further = fields({
  weapons: {
    kind: 'choice',
    type: WEAPONS,
    default: 'ALL',
    label: { en: 'Weapons', ru: 'Орудия' },
    hint: { en: 'LRM or SRM in place of the normal attack', ru: 'РБД или РМД вместо обычной атаки' },
  },
  rearDamage: {
    kind: 'int',
    min: 0,
    max: MOST_REAR_DAMAGE,
    default: 0,
    unit: 'points',
    label: { en: 'REAR fired as well', ru: 'Урон от НН в тот же ход' },
    hint: {
      en: 'Points that REAR could do to its own target this turn: the front attack is weaker by as many',
      ru: 'Сколько очков могли нанести НН своей цели в этот ход: на столько слабее атака вперёд',
    },
  },
  woodsInches: {
    kind: 'number',
    min: 0,
    max: MOST_INCHES,
    unit: 'inches',
    default: 0,
    label: { en: 'Woods along the line', ru: 'Лес на линии' },
    hint: {
      en: 'Inches of woods that the line of sight crosses: 6 or more block it',
      ru: 'Сколько дюймов леса пересекает линия видимости: 6 и больше её перекрывают',
    },
  },
  waterDepth: {
    kind: 'number',
    min: 0,
    max: DEEPEST_WATER_INCHES,
    unit: 'inches',
    default: 0,
    label: { en: 'Water under the attacker', ru: 'Вода под атакующим' },
    hint: { en: 'Depth; 0 on land. Water cools in the end phase', ru: 'Глубина; 0 на суше. Вода охлаждает в завершающей фазе' },
  },
});

const situation = field({
  kind: 'object',
  name: 'AlphaStrikeSituationInput',
  about: { en: 'Where the two stand, how they moved, and what is fired', ru: 'Как стоят и двигались противники и чем ведут атаку' },
  label: { en: 'Situation', ru: 'Ситуация' },
  fields: { ...distance, ...attack, ...further },
});

export const input = fields({
  attacker: { ...unitField, label: { en: 'Attacker', ru: 'Атакующий' } },
  target: { ...unitField, label: { en: 'Target', ru: 'Цель' } },
  situation,
});
