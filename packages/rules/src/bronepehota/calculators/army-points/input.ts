/** Input of the army-points calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';

const MAX_UNITS = 100;
const MAX_COPIES = 50;
const MAX_COST = 10_000;

const unit = field({
  kind: 'object',
  name: 'BronepehotaArmyUnitInput',
  about: {
    en: 'A squad, machine or gun of an army, by catalog id or by its cost',
    ru: 'Отряд, машина или орудие армии: по коду каталога или по стоимости',
  },
  label: { en: 'Unit', ru: 'Боевая единица' },
  fields: {
    unit: {
      kind: 'catalog',
      of: 'unit',
      optional: true,
      determines: ['cost'],
      label: { en: 'Catalog', ru: 'Каталог' },
      hint: { en: 'Fills in name and cost', ru: 'Подставляет название и стоимость' },
    },
    name: { kind: 'text', maxLength: 80, optional: true, example: 'Demolisher', label: { en: 'Name', ru: 'Название' } },
    cost: {
      kind: 'int',
      min: 0,
      max: MAX_COST,
      unit: 'points',
      optional: true,
      example: 90,
      label: { en: 'Cost', ru: 'Стоимость' },
      hint: { en: 'As on the armlist', ru: 'Из армлиста' },
    },
    count: { kind: 'int', min: 1, max: MAX_COPIES, default: 1, label: { en: 'How many', ru: 'Сколько' } },
  },
});

const army = (en: string, ru: string) => ({ kind: 'list', min: 1, max: MAX_UNITS, item: unit, label: { en, ru } }) as const;

export const input = fields({
  army: army('Army', 'Армия'),
  opponent: { ...army('Opposing army', 'Армия противника'), optional: true },
  limit: {
    kind: 'int',
    min: 1,
    max: 1_000_000,
    unit: 'points',
    optional: true,
    example: 300,
    label: { en: 'Agreed cost', ru: 'Договорённая стоимость' },
  },
  readings: readingsField(rulings, ['balance-of-costlier']),
});
