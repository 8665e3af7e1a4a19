/** Output of the unit-state calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_ARMOR, MAX_SHOTS } from '../../engine/shooting/fields.js';
import { CAPTURES } from './vocabulary.js';

const MAX_SPEED_POINTS = 40;
const speed = {
  kind: 'int',
  min: 0,
  max: MAX_SPEED_POINTS,
  unit: 'points',
  optional: true,
  example: 3,
  label: { en: 'Speed', ru: 'Скорость' },
} as const;
const armor = { kind: 'int', min: 0, max: MAX_ARMOR, example: 7, label: { en: 'Armor', ru: 'Броня' } } as const;

export const output = fields({
  destroyed: { kind: 'boolean', better: { lower: 'ACTOR' }, label: { en: 'Destroyed', ru: 'Уничтожена' } },
  armor: { ...armor, better: { higher: 'ACTOR' } },
  speed: {
    ...speed,
    better: { higher: 'ACTOR' },
    hint: {
      en: 'Points this turn; none without its sectors, 0 when it cannot move',
      ru: 'Очков в этот тур; нет без секторов, 0, если ехать нельзя',
    },
  },
  shots: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: MAX_SHOTS,
    optional: true,
    example: 2,
    label: { en: 'Shots this turn', ru: 'Выстрелов в этот тур' },
    hint: {
      en: 'At most, each of one power die at least; none without the rate of fire',
      ru: 'Не больше, на каждый нужен хотя бы один кубик; нет без скорострельности',
    },
  },
  attacks: {
    kind: 'boolean',
    better: { higher: 'ACTOR' },
    label: { en: 'May attack in close combat', ru: 'Может атаковать в ближнем бою' },
  },
  repairTurns: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: MAX_ARMOR,
    optional: true,
    example: 3,
    label: { en: 'Turns of repair', ru: 'Туров ремонта' },
    hint: {
      en: 'Until undamaged; none when nobody can repair it, and without the durability',
      ru: 'До полной прочности; нет, если чинить некому или нельзя, и если прочность неизвестна',
    },
  },
  capture: {
    kind: 'choice',
    type: CAPTURES,
    optional: true,
    better: 'neither',
    label: { en: 'Capture', ru: 'Захват' },
    hint: { en: 'None without the rank of the captor', ru: 'Нет без ранга захватчика' },
  },
  next: {
    kind: 'list',
    min: 0,
    max: MAX_ARMOR,
    label: { en: 'With more damage', ru: 'С новыми повреждениями' },
    hint: { en: 'From 1 more to destruction', ru: 'От одного до уничтожения' },
    item: {
      kind: 'object',
      name: 'BronepehotaNextDamage',
      about: { en: 'The unit after more damage', ru: 'Боевая единица после новых повреждений' },
      label: { en: 'Damage', ru: 'Повреждения' },
      fields: {
        damage: { kind: 'int', min: 1, max: MAX_ARMOR, example: 2, label: { en: 'More damage', ru: 'Новых повреждений' } },
        armor,
        speed: { ...speed, hint: { en: 'None without its sectors', ru: 'Нет без секторов' } },
      },
    },
  },
});
