/** Fields of the attack situation: movement, cover of the target, and the kind of attack. */
import { field } from '../../../calculator/fields.js';
import { MOVEMENTS } from '../../vocabulary.js';

/** Larger than any table. */
export const MAX_INCHES = 1000;

/** Next to the name of its side. */
const MOVEMENT = { en: 'Movement', ru: 'Движение' } as const;

export const attackerMoved = field({
  kind: 'choice',
  type: MOVEMENTS,
  optional: true,
  assumed: 'GROUND',
  example: 'GROUND',
  label: { en: 'Attacker’s movement', ru: 'Движение атакующего' },
  short: MOVEMENT,
  hint: {
    en: 'How the attacker moved this turn; when left out: on the ground, with a jump for death from above, or as hits and heat still allow',
    ru: 'Как двигался атакующий в этот ход; если не указано — по земле, для «смерти с небес» прыжком или как ещё позволяют попадания и нагрев',
  },
});

export const targetMoved = field({
  kind: 'choice',
  type: MOVEMENTS,
  default: 'STOOD_STILL',
  label: { en: 'Target’s movement', ru: 'Движение цели' },
  short: MOVEMENT,
  hint: { en: 'How the target moved this turn', ru: 'Как двигалась цель в этот ход' },
});

export const woods = field({
  kind: 'boolean',
  optional: true,
  assumed: false,
  label: { en: 'Woods', ru: 'Лес' },
  hint: {
    en: 'The target stands in woods, or woods are in the way; inches of woods along the line say the same',
    ru: 'Цель в лесу или лес мешает обзору; о том же говорят дюймы леса на линии',
  },
});

export const partialCover = field({
  kind: 'boolean',
  optional: true,
  assumed: false,
  label: { en: 'Partial cover', ru: 'Частичное укрытие' },
  hint: {
    en: 'Solid terrain hides more than 1/3 and less than 2/3 of the target, or it stands in water, which its depth says too',
    ru: 'Твёрдая преграда скрывает больше 1/3 и меньше 2/3 цели, или цель в воде, о чём говорит и глубина воды под ней',
  },
});

const MAX_WATER_INCHES = 20;

export const targetWaterDepth = field({
  kind: 'number',
  min: 0,
  max: MAX_WATER_INCHES,
  unit: 'inches',
  default: 0,
  label: { en: 'Water under the target', ru: 'Вода под целью' },
  hint: { en: 'Depth; 0 on land. A target in water has partial cover', ru: 'Глубина; 0 на суше. У цели в воде частичное укрытие' },
});

export const sniper = field({
  kind: 'boolean',
  default: false,
  label: { en: 'Sniper', ru: '«Снайпер»' },
  hint: { en: 'Pilot ability: medium range +1, long range +2', ru: 'Способность пилота: средняя дистанция +1, дальняя +2' },
});

export const lucky = field({
  kind: 'boolean',
  default: false,
  label: { en: 'Lucky', ru: '«Везучий»' },
  hint: { en: 'Pilot ability: a miss is rolled once more', ru: 'Способность пилота: промах перебрасывается один раз' },
});

export const speedDemon = field({
  kind: 'boolean',
  default: false,
  label: { en: 'Speed Demon', ru: '«Лихач»' },
  hint: { en: 'Pilot ability: 2" more movement', ru: 'Способность пилота: на 2" движения больше' },
});

export const spotter = field({
  kind: 'boolean',
  default: false,
  label: { en: 'Spotter', ru: 'Наводчик' },
  countsFor: { field: 'attack', values: ['INDIRECT'], text: { en: 'for indirect fire', ru: 'для непрямой наводки' } },
  hint: {
    en: 'A friendly unit has line of sight to the target: indirect fire needs it',
    ru: 'Дружественная боевая единица видит цель: нужно для непрямой наводки',
  },
});

export const contact = field({
  kind: 'boolean',
  optional: true,
  assumed: false,
  label: { en: 'Base contact', ru: 'Касание подставками' },
  hint: {
    en: 'The bases touch, at 0" or after a charge: only physical attacks',
    ru: 'Подставки касаются, при 0" или после тарана: только ближний бой',
  },
});

export const woodsInches = field({
  kind: 'number',
  min: 0,
  max: MAX_INCHES,
  unit: 'inches',
  default: 0,
  label: { en: 'Woods along the line', ru: 'Лес на линии' },
  hint: {
    en: 'Inches of woods that the line of sight crosses: 6 or more block it',
    ru: 'Сколько дюймов леса пересекает линия видимости: 6 и больше её перекрывают',
  },
});

export const lineOfSight = field({
  kind: 'boolean',
  optional: true,
  assumed: true,
  label: { en: 'Line of sight', ru: 'Линия видимости' },
  hint: {
    en: 'At least 1/3 of the target can be seen; when left out, it can unless 6" of woods block. Indirect fire is for targets out of sight',
    ru: 'Видно не меньше 1/3 цели; если не указано — видно, когда не мешают 6" леса. Непрямая наводка — для целей, которых не видно',
  },
});
