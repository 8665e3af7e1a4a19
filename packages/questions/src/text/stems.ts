/** Stems of words. */
import { FILLERS, stemOf as wordStemOf } from '@rangefinder/rulebook/search';

/** The stem of a word. Small words have none: “are” is no “AR”. */
export const stemOf = (word: string): string => (FILLERS.has(word) ? word : wordStemOf(word));
