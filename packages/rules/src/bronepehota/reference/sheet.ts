/** The quick-reference sheet. */
import { sheetOf } from '../../reference/sheet.js';
import { tables } from './tables/index.js';

export const sheet = sheetOf(tables, [
  'turn',
  'dice',
  'infantry-movement',
  'machine-movement',
  'machine-obstacles',
  'cover',
  'grenade',
  'strength',
  'close-combat-outcome',
  'charges',
  'jump',
  'real-hits',
  'tests',
  'repair',
]);
