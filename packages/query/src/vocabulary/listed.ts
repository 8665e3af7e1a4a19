/** Vocabularies of the rule sets that have one. */
import { vocabulary as ofCards } from './alpha-strike/vocabulary.js';
import type { Vocabulary } from './vocabulary.js';

export const VOCABULARIES: readonly Vocabulary[] = [ofCards];
