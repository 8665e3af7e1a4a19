/** The quick-reference sheet. */
import { sheetOf } from '../../reference/sheet.js';
import { tables } from './tables/index.js';

export const sheet = sheetOf(tables, [
  'chaos-of-war',
  'moving-fire',
  'moving-fire-modifiers',
  'helicopter-line-of-sight',
  'storm',
  'salvo-fire',
]);
