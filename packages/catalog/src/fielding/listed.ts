/** Eras and factions of the rule sets that have them. */
import { fielding as ofCards } from '../starter/alpha-strike/fielding.js';
import type { Fielding } from './fielding.js';

export const FIELDINGS: readonly Fielding[] = [ofCards];
