/** Input of the unit-fire calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { POWER_TEXT, REACH_TEXT } from '../../engine/dice/profile.js';
import { ammunitionField, armorField, coverField, distanceFields, MAX_SHOTS, targetField } from '../../engine/shooting/fields.js';
import { weaponFields } from '../../engine/volley/fields.js';
import { soldiersField } from '../../entries/soldiers.js';
import { rulings } from '../../reference/rulings/index.js';

const shot = field({
  kind: 'object',
  name: 'BronepehotaUnitShotInput',
  about: { en: 'A shot of the turn, or several with the same weapon', ru: 'Выстрел за тур или несколько из одинакового оружия' },
  label: { en: 'Shot', ru: 'Выстрел' },
  fields: fields({
    ...weaponFields,
    weapon: { ...weaponFields.weapon, determinesAround: ['rateOfFire'], carriedBy: 'unit' },
    count: { kind: 'int', min: 1, max: MAX_SHOTS, default: 1, label: { en: 'How many', ru: 'Сколько' } },
  }),
});

const { number, rank, speed, range, power, closeCombat, repairs, jump, armor } = soldiersField.item.fields;

/** A soldier as on the sheet. Only his range and power matter here. */
const soldier = field({
  kind: 'object',
  name: 'BronepehotaSoldierInput',
  about: { en: 'A soldier of a squad that fires', ru: 'Пехотинец отряда, который стреляет' },
  label: { en: 'Soldier', ru: 'Пехотинец' },
  fields: fields({
    number: { ...number, optional: true },
    rank: { ...rank, optional: true },
    speed: { ...speed, optional: true },
    range: { ...range, pattern: REACH_TEXT.pattern, allowed: REACH_TEXT.allowed },
    power: { ...power, pattern: POWER_TEXT.pattern, allowed: POWER_TEXT.allowed },
    closeCombat: { ...closeCombat, optional: true },
    repairs: { ...repairs, optional: true },
    jump: { ...jump, optional: true },
    armor: { ...armor, optional: true },
  }),
});

export const input = fields({
  unit: {
    kind: 'catalog',
    of: 'unit',
    optional: true,
    determines: ['rateOfFire'],
    label: { en: 'Unit', ru: 'Боевая единица' },
    hint: {
      en: 'Of the catalog: a squad fills its soldiers, a machine or gun its rate of fire, a full track, and its shots if it has one weapon',
      ru: 'Из каталога: отряд подставит своих пехотинцев, машина и орудие — скорострельность, полный боезапас и, если оружие одно, выстрелы',
    },
  },
  soldiers: {
    kind: 'list',
    item: soldier,
    min: 1,
    max: soldiersField.max,
    optional: true,
    label: soldiersField.label,
    hint: {
      en: 'Each with range and power fires once; those out of action are left out',
      ru: 'Каждый, у кого есть дальность и мощность, стреляет раз; выбывших не указывают',
    },
  },
  fallen: {
    kind: 'list',
    min: 0,
    max: 6,
    default: [],
    label: { en: 'Soldiers out of action', ru: 'Выбывшие' },
    hint: { en: 'By their numbers on the sheet', ru: 'Номера с листа отряда' },
    item: { kind: 'int', min: 1, max: 6, example: 2, label: { en: 'No.', ru: '№' } },
  },
  shots: {
    kind: 'list',
    item: shot,
    min: 1,
    max: MAX_SHOTS,
    optional: true,
    label: { en: 'Shots', ru: 'Выстрелы' },
    hint: {
      en: 'Of a machine or gun, in order. One of the catalog with one weapon fires it as often as it may',
      ru: 'Машины или орудия, по порядку. Если в каталоге у них одно оружие, из него стреляют сколько можно',
    },
  },
  rateOfFire: {
    kind: 'int',
    min: 1,
    max: MAX_SHOTS,
    optional: true,
    example: 2,
    label: { en: 'Rate of fire', ru: 'Скорострельность' },
    hint: { en: 'Shots a turn, as on the armlist', ru: 'Выстрелов за тур, из армлиста' },
  },
  ammunition: ammunitionField,
  ...distanceFields,
  target: targetField,
  armor: armorField,
  cover: coverField,
  readings: readingsField(rulings, ['last-shot-fires']),
});
