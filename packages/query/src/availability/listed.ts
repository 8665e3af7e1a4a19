/** Eras and factions of the rule sets that have them. */
import { erasAndFactions as ofCards } from './alpha-strike/eras-and-factions.js';
import type { ErasAndFactions } from './eras-and-factions.js';

export const ERAS_AND_FACTIONS: readonly ErasAndFactions[] = [ofCards];
