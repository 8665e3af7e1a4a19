/** How well the names of a document fit what was typed. */
import { stemOf, wordsOf } from './terms.js';

/**
 * The least the best: what was typed is a whole name (1), the first words of one (2), its first letters (3), words of a name (4);
 * the words are elsewhere (5), or only ones like them (6). The catalog ranks its entries on the same scale.
 */
export type Fit = 1 | 2 | 3 | 4 | 5 | 6;

const stemmed = (text: string): string => wordsOf(text).map(stemOf).join(' ');

/** Names in the form in which they are compared. @example comparable(['Line of sight', 'LOS']) // '| line of sight | los |' */
export const comparable = (names: readonly string[]): string => `| ${names.map(stemmed).join(' | ')} |`;

/** What was typed, and what was found for it. All are stems. */
export interface Typed {
  /** All that was typed, in its order. */
  readonly terms: readonly string[];
  /** Those that have to be met. */
  readonly needed: readonly string[];
  /** Terms of the document that were found for them. */
  readonly met: readonly string[];
}

/** The fit of a document whose names are as `comparable` has them. */
export function fitOf(names: string, { terms, needed, met }: Typed): Fit {
  const typed = terms.join(' ');
  if (names.includes(`| ${typed} |`)) return 1;
  if (names.includes(`| ${typed} `)) return 2;
  if (names.includes(`| ${typed}`)) return 3;
  if (needed.every((term) => names.includes(` ${term} `))) return 4;
  return needed.every((term) => met.some((other) => other.startsWith(term))) ? 5 : 6;
}
