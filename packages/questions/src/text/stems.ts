/** Stems of words. */
import { FILLERS, stemOf as wordStemOf } from '@rangefinder/rulebook/search';

/** Verbs with the stem of a noun, by a verb that has another: «целюсь» is no «цель». */
const VERBS: ReadonlyMap<string, string> = new Map(
  ['целюсь', 'целится', 'целимся', 'целятся', 'целясь', 'целиться'].map((verb) => [verb, `при${verb}`]),
);

/** The stem of a word. Small words have none: “are” is no “AR”. */
export const stemOf = (word: string): string => (FILLERS.has(word) ? word : wordStemOf(VERBS.get(word) ?? word));
