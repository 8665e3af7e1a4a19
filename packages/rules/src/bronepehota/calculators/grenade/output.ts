/** Output of the grenade calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { sufferedFields } from '../../engine/strike/output.js';
import { GRENADE } from '../../reference/tables/weapons.js';

const { damageWithCrash: _, ...suffered } = sufferedFields;

const landing = field({
  kind: 'object',
  name: 'BronepehotaLanding',
  about: { en: 'One place where the grenade may explode', ru: 'Одно из мест, где может взорваться граната' },
  label: { en: 'Landing', ru: 'Место взрыва' },
  fields: fields({
    steps: {
      kind: 'int',
      min: 1,
      max: GRENADE.rangeFaces,
      unit: 'steps',
      example: 4,
      label: { en: 'Steps from the thrower', ru: 'Шагов от метателя' },
    },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
    reachesTarget: { kind: 'boolean', label: { en: 'Target in the blast', ru: 'Цель в зоне взрыва' } },
    reachesThrower: { kind: 'boolean', label: { en: 'Thrower in the blast', ru: 'Метатель в зоне взрыва' } },
    hurtsTarget: {
      kind: 'chance',
      label: { en: 'Hurts the target', ru: 'Повредит цель' },
      hint: { en: 'When it lands here', ru: 'Если взорвётся здесь' },
    },
  }),
});

export const output = fields({
  landings: {
    kind: 'list',
    item: landing,
    min: 0,
    max: GRENADE.rangeFaces,
    label: { en: 'Landings', ru: 'Места взрыва' },
    hint: { en: 'From the nearest to the farthest', ru: 'От ближнего к дальнему' },
  },
  reached: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Target in the blast', ru: 'Цель в зоне взрыва' } },
  hurt: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Target hurt', ru: 'Цель повреждена' },
    hint: { en: '1 damage: infantry dies of it', ru: '1 повреждение: пехотинец от него гибнет' },
  },
  ...suffered,
  throwerReached: { kind: 'chance', better: { lower: 'ATTACKER' }, label: { en: 'Thrower in the blast', ru: 'Метатель в зоне взрыва' } },
  throwerKilled: {
    kind: 'chance',
    better: { lower: 'ATTACKER' },
    optional: true,
    label: { en: 'Thrower killed', ru: 'Гибель метателя' },
    hint: { en: 'None when the thrower’s armor is not given', ru: 'Нет, если броня метателя не указана' },
  },
});
