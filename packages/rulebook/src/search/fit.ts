/** How well the names of a document fit what was typed. */
import { LANGUAGES } from '@rangefinder/rules';
import { stemOf, wordsOf } from './terms.js';

/**
 * The least the best: what was typed is a whole name (1), words of one or their beginnings (2), words from elsewhere (3), only like
 * words of a title (4), or like words from elsewhere (5). The catalog ranks its entries on the same scale.
 */
export type Fit = 1 | 2 | 3 | 4 | 5;

/** A shorter stem is no beginning of a word: `aws` has the stem `aw`, and is not `awareness`. */
const MIN_BEGINNING_CHARACTERS = 3;

/** The first names are the titles in each language. */
const TITLES = LANGUAGES.length;

/** A typed word, folded, and its stem. */
export interface TypedWord {
  readonly word: string;
  readonly stem: string;
}

/** Whether names have a word, or one that begins with it. A stem is no beginning: that of `battlemaser` begins `battlemaster`. */
const hasWord = (names: string, { word, stem }: TypedWord): boolean =>
  names.includes(` ${stem} `) || (word.length >= MIN_BEGINNING_CHARACTERS && names.includes(` ${word}`));

const stemmed = (text: string): string => wordsOf(text).map(stemOf).join(' ');

/** Names in the form in which they are compared. @example comparable(['Line of sight', 'LOS']) // '| line of sight | los |' */
export const comparable = (names: readonly string[]): string => `| ${names.map(stemmed).join(' | ')} |`;

/** What was typed, and what was found for it. */
export interface Typed {
  /** Stems of all that was typed, in its order. */
  readonly terms: readonly string[];
  /** The words that have to be met. */
  readonly needed: readonly TypedWord[];
  /** Stems of the document that were found for them. */
  readonly met: readonly string[];
}

/** The fit of a document whose names are as `comparable` has them. */
export function fitOf(names: string, { terms, needed, met }: Typed): Fit {
  if (names.includes(`| ${terms.join(' ')} |`)) return 1;
  if (needed.every((typed) => hasWord(names, typed))) return 2;
  if (needed.every(({ word, stem }) => met.some((other) => other === stem || other.startsWith(word)))) return 3;
  const titles = `${names.split(' | ', TITLES).join(' | ')} `;
  return met.some((term) => term.length >= MIN_BEGINNING_CHARACTERS && titles.includes(` ${term}`)) ? 4 : 5;
}
