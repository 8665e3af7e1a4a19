/** The quick-reference sheet. */
import { sheetOf } from '../../reference/sheet.js';
import { tables } from './tables/index.js';

export const sheet = sheetOf(tables, [
  'activation',
  'hit-table',
  'lucky-shot',
  'damage',
  'ranged-weapons',
  'sight',
  'suppression',
  'in-sight',
  'received-fire',
  'cannot-fire',
  'fast-move',
  'wants-to-charge',
  'being-charged',
  'recovery',
  'rally',
  'where-grenade',
  'bombs-away',
  'melee-modifiers',
  'melee-result',
  'melee-weapons',
  'armors',
  'contact',
  'awareness-modifiers',
  'awareness',
  'stay-or-run',
  'after-battle',
]);
