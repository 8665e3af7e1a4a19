/** The quick-reference sheet. */
import { sheetOf } from '../../reference/sheet.js';
import { tables } from './tables/index.js';

export const sheet = sheetOf(tables, [
  'hit-table',
  'damage',
  'fast-move',
  'in-sight',
  'received-fire',
  'wants-to-charge',
  'being-charged',
  'recovery',
  'rally',
  'melee-modifiers',
  'melee-result',
  'where-grenade',
  'bombs-away',
  'suppression',
]);
