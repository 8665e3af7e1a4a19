/** The soldiers of a squad, as printed on its sheet. */
import { field, fields } from '../../calculator/fields.js';
import { armorField } from '../engine/shooting/fields.js';
import { figure, power, range, rank, speed } from './fields.js';

const SOLDIERS = 6;

const soldier = fields({
  number: {
    kind: 'int',
    min: 1,
    max: SOLDIERS,
    example: 1,
    label: { en: 'No.', ru: '№' },
    hint: { en: 'As on the sheet', ru: 'Как на листе' },
  },
  rank,
  speed: { ...speed, short: { en: 'Sp.', ru: 'Ск' } },
  range: { ...range, optional: true, hint: { en: 'Missing when he only fights close', ru: 'Нет, если он только дерётся врукопашную' } },
  power: { ...power, optional: true },
  closeCombat: { ...figure({ en: 'Close combat', ru: 'Ближний бой' }, 2), short: { en: 'CC', ru: 'ББ' } },
  repairs: { kind: 'boolean', example: false, label: { en: 'Repairs', ru: 'Ремонт' }, short: { en: 'Rp', ru: 'Рм' } },
  jump: {
    ...figure({ en: 'Jump', ru: 'Прыжок' }, 5),
    short: { en: 'J', ru: 'Пр' },
    hint: { en: 'Length and height together, steps; 0 when he cannot', ru: 'Длина и высота вместе, в шагах; 0, если не прыгает' },
  },
  armor: {
    kind: 'int',
    min: armorField.min,
    max: armorField.max,
    example: armorField.example,
    label: armorField.label,
    short: { en: 'Ar.', ru: 'Бр' },
  },
});

export const soldiersField = field({
  kind: 'list',
  min: SOLDIERS,
  max: SOLDIERS,
  label: { en: 'Soldiers', ru: 'Пехотинцы' },
  item: {
    kind: 'object',
    name: 'BronepehotaSoldier',
    about: { en: 'A soldier of a Bronepehota squad', ru: 'Пехотинец отряда «Бронепехоты»' },
    label: { en: 'Soldier', ru: 'Пехотинец' },
    fields: soldier,
  },
});
