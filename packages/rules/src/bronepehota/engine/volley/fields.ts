/** Input fields of several shots at one target. */
import { field, fields } from '../../../calculator/fields.js';
import { POWER_TEXT, REACH_TEXT } from '../dice/profile.js';

/** The weapon of a shot, by catalog id or by its figures. */
export const weaponFields = fields({
  weapon: {
    kind: 'catalog',
    of: 'weapon',
    optional: true,
    determines: ['range', 'power'],
    label: { en: 'Weapon', ru: 'Оружие' },
    hint: { en: 'A weapon of the catalog; fills range and power', ru: 'Оружие из каталога; подставляет дальность и мощность' },
  },
  range: {
    ...REACH_TEXT,
    optional: true,
    example: 'D6+2',
    label: { en: 'Range', ru: 'Дальность' },
  },
  power: {
    ...POWER_TEXT,
    optional: true,
    example: '2D6',
    label: { en: 'Power', ru: 'Мощность' },
  },
});

export const destroyedField = field({
  kind: 'chance',
  better: { higher: 'ATTACKER' },
  label: { en: 'Destroyed', ru: 'Уничтожение' },
  hint: { en: 'Infantry dead, or machine or gun at 0', ru: 'Пехотинец погиб либо машина или орудие на 0' },
});
