/** Whether a written name is that of a unit, with a word left out or misspelled. A word that only begins like one is not. */
import { foldText } from '@rangefinder/query';
import { editDistance, LANGUAGES } from '@rangefinder/rules';
import type { Unit } from '../domain/unit.js';

const LETTERS_PER_EDIT = 4;
/** Words that may be written as one: `timberwolf`, `as7d`. */
const MAX_JOINED_WORDS = 4;

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** The words of a text, and those next to one another as one. */
function joinedWordsOf(text: string): readonly string[] {
  const words = wordsOf(text);
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_JOINED_WORDS, words.length - from) }, (__, more) => words.slice(from, from + more + 1).join('')),
  );
}

/** A misspelled word. The beginning of a longer one is another word: Lance, Lancer. */
const isLike = (typed: string, word: string): boolean =>
  typed === word || (!word.startsWith(typed) && editDistance(typed, word) <= Math.floor(typed.length / LETTERS_PER_EDIT));

/** Words in parentheses distinguish variants. Alone they name no unit. */
const withoutVariant = (name: string): string => name.replaceAll(/\s\([^)]*\)/g, ' ');

/**
 * Whether all words of a text are those of a unit, at least one of them outside of parentheses.
 * @example isNameOf('Attlas', atlas) // true
 * @example isNameOf('Command Lance', partisanLanceCommand) // false
 */
export function isNameOf(text: string, { names, aliases, stats }: Pick<Unit, 'names' | 'aliases' | 'stats'>): boolean {
  const typed = wordsOf(text);
  const written = [...LANGUAGES.flatMap((language) => names[language] ?? []), ...aliases.map((alias) => alias.text)];
  const { chassis } = stats as { readonly chassis?: unknown };
  const own = [...written.map(withoutVariant), typeof chassis === 'string' ? chassis : ''].flatMap(joinedWordsOf);
  const all = [...own, ...written.flatMap(joinedWordsOf)];
  const has = (words: readonly string[], word: string) => words.some((other) => isLike(word, other));
  return typed.length > 0 && typed.every((word) => has(all, word)) && typed.some((word) => has(own, word));
}
