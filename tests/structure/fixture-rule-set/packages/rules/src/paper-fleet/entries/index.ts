/** Catalog entries of Paper Fleet. */
import type { AnyEntryType, BuiltInEntry } from '../../entries/entry.js';
import { ship } from './card.js';

export const entries: readonly AnyEntryType[] = [ship];

export const printed: readonly BuiltInEntry[] = [
  {
    type: ship.type,
    kind: 'ship',
    id: 'dauntless',
    name: { en: 'Dauntless', ru: '«Неустрашимый»' },
    cost: 3,
    figures: { hull: 8, guns: 6 },
  },
];
