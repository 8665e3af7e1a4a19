/** The quick-reference sheet. */
import { sheetOf } from '../../reference/sheet.js';
import { tables } from './tables/index.js';

export const sheet = sheetOf(tables, [
  'to-hit',
  'ranges',
  'movement-cost',
  'physical-attacks',
  'applying-damage',
  'critical-effects',
  'heat',
  'cooling',
  'special-abilities',
  'formations',
]);
