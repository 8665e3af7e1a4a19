/** What the target-number calculator takes. */
import { fields } from '../../calculator/fields.js';
import { SHUTDOWN_HEAT } from '../tables/heat.js';
import { ATTACKS, MOVEMENTS, RANGES } from '../vocabulary.js';

/** Farther than this is no distance on a table. */
export const MOST_INCHES = 1000;

export const input = fields({
  skill: {
    kind: 'int',
    min: 0,
    max: 8,
    example: 4,
    label: { en: 'Skill', ru: 'Навык' },
    hint: { en: 'Skill of the attacker, as on its card', ru: 'Навык атакующего с карточки' },
  },
  inches: {
    kind: 'number',
    min: 0,
    max: MOST_INCHES,
    unit: 'inches',
    optional: true,
    example: 8,
    label: { en: 'Distance', ru: 'Расстояние' },
    hint: {
      en: 'Distance to the target; weapon attacks need it or the range',
      ru: 'Расстояние до цели; для стрельбы нужно оно или дистанция',
    },
  },
  range: {
    kind: 'choice',
    type: RANGES,
    optional: true,
    example: 'MEDIUM',
    label: { en: 'Range', ru: 'Дистанция' },
    hint: { en: 'In place of the distance', ru: 'Вместо расстояния' },
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
  tmm: {
    kind: 'int',
    min: 0,
    max: 10,
    default: 0,
    example: 2,
    label: { en: 'TMM of the target', ru: 'МДЦ цели' },
    hint: {
      en: 'Target movement modifier as it is now, heat and critical hits counted',
      ru: 'Модификатор движения цели на сейчас, с нагревом и критическими попаданиями',
    },
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
  heat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    default: 0,
    label: { en: 'Heat of the attacker', ru: 'Нагрев атакующего' },
    hint: {
      en: 'Level on the heat scale; at 4 a unit is shut down and does not attack',
      ru: 'Деление шкалы нагрева; на 4 боевая единица отключена и не атакует',
    },
  },
  fireControlHits: {
    kind: 'int',
    min: 0,
    max: 10,
    default: 0,
    label: { en: 'Fire-control hits', ru: 'Попадания по СУО' },
    hint: { en: 'Critical hits to the attacker’s fire control', ru: 'Критические попадания по системе управления огнём атакующего' },
  },
  attack: {
    kind: 'choice',
    type: ATTACKS,
    default: 'WEAPON',
    label: { en: 'Attack', ru: 'Атака' },
    hint: {
      en: 'REAR fires rear-mounted weapons at a target outside the front arc',
      ru: 'REAR — выстрел из направленных назад орудий по цели вне переднего сектора',
    },
  },
  targetShutDown: {
    kind: 'boolean',
    default: false,
    label: { en: 'Target shut down', ru: 'Цель отключена' },
    hint: { en: 'Shut down by heat', ru: 'Отключилась от перегрева' },
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
      en: 'At least half of the target’s base is in the arc of the weapons that fire: the front; for REAR, everything outside the front',
      ru: 'Не меньше половины подставки цели в секторе тех орудий, что стреляют: в переднем, а для НН — вне переднего',
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
  lineOfSight: {
    kind: 'boolean',
    default: true,
    label: { en: 'Line of sight', ru: 'Линия видимости' },
    hint: { en: 'At least 1/3 of the target can be seen', ru: 'Видно не меньше 1/3 цели' },
  },
});
