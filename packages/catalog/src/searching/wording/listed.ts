/** Wordings of the rule sets that have them. */
import { wording as ofCards } from './alpha-strike/wording.js';
import type { Wording } from './wording.js';

export const WORDINGS: readonly Wording[] = [ofCards];
