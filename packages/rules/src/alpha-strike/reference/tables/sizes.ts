/** Size classes. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';

const NAMES: readonly Text[] = [
  { en: 'light', ru: 'лёгкий' },
  { en: 'medium', ru: 'средний' },
  { en: 'heavy', ru: 'тяжёлый' },
  { en: 'assault', ru: 'штурмовой' },
];

/** The range of printed sizes. */
export const MIN_SIZE = 1;
export const MAX_SIZE = NAMES.length;

export const sizesTable: Table = {
  id: 'alpha-strike/table/sizes',
  title: { en: 'Size', ru: 'Размерный класс' },
  section: 'alpha-strike/point-value',
  columns: [
    { en: 'Size', ru: 'Класс' },
    { en: 'Name', ru: 'Название' },
  ],
  rows: NAMES.map((name, index) => [MIN_SIZE + index, name]),
};
