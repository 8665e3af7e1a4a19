/** The quick-reference sheet. */
import { sheetOf } from '../../reference/sheet.js';
import { tables } from './tables/index.js';

export const sheet = sheetOf(tables, [
  'suits',
  'ranks',
  'deck-composition',
  'poker-hands',
  'drax-regions',
  'drax-faces',
  'drax-hands',
  'alpha-strike',
]);
