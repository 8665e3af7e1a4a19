import { expect, test } from 'vitest';
import { shortLabel } from './short-label.js';

test.each([
  ['the name that it has for columns', { label: { en: 'Close combat', ru: 'Ближний бой' }, short: { en: 'CC', ru: 'ББ' } }, 'CC', 'ББ'],
  ['a short label', { label: { en: 'Armor', ru: 'Броня' } }, 'Armor', 'Броня'],
  ['a short label without its abbreviation', { label: { en: 'Size (SZ)', ru: 'Размер (РЗМ)' } }, 'Size', 'Размер'],
  ['the abbreviation of a long one', { label: { en: 'Overheat value (OV)', ru: 'Значение перегрева (ЗП)' } }, 'OV', 'ЗП'],
  [
    'a long label whose parentheses stand in its midst',
    { label: { en: 'Range (short) of fire', ru: 'Дальность (ближняя) огня' } },
    'Range (short) of fire',
    'Дальность (ближняя) огня',
  ],
  ['a long label without one', { label: { en: 'Rate of fire', ru: 'Скорострельность' } }, 'Rate of fire', 'Скорострельность'],
])('shortens the label: %s', (_, field, en, ru) => expect([shortLabel(field, 'en'), shortLabel(field, 'ru')]).toEqual([en, ru]));
