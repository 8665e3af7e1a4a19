/** How well the names of a document fit what was typed. */
import { stemOf, wordsOf } from './terms.js';

/**
 * The least the best: what was typed is a whole name (1), words of one or their beginnings (2), words from elsewhere (3), or only
 * like them (4). The catalog ranks its entries on the same scale.
 */
export type Fit = 1 | 2 | 3 | 4;

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
  if (names.includes(`| ${terms.join(' ')} |`)) return 1;
  if (needed.every((term) => names.includes(` ${term}`))) return 2;
  return needed.every((term) => met.some((other) => other.startsWith(term))) ? 3 : 4;
}
