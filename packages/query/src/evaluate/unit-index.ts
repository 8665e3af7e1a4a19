/** Units in memory with the indexes that queries need. */

import { COMPOSED_VALUE, listedChoices, MAX_CHOICES } from '../filter/unknown-values.js';
import { sortText } from '../text/fold.js';
import { facet } from '../units/facets.js';
import type { QueryableUnit } from '../units/queryable-unit.js';
import { holdsWords, type WordQuery } from '../words/word-query.js';
import { type IndexedUnit, indexUnit } from './indexed-unit.js';
import { WordIndex } from './word-index.js';

const COMPOSED = new RegExp(COMPOSED_VALUE);

/**
 * An index of units.
 * @example findUnits(new UnitIndex(units), 'pv<30 type:BM')
 */
export class UnitIndex {
  readonly units: readonly IndexedUnit[];
  readonly words: WordIndex;
  private readonly facets: ReadonlySet<string>;

  constructor(units: readonly QueryableUnit[]) {
    this.units = units.map(indexUnit);
    this.words = new WordIndex(this.units.flatMap(({ nameWords }) => nameWords.map((word) => ({ word }))));
    this.facets = new Set(this.units.flatMap(({ words }) => [...words].filter((word) => word.startsWith('='))));
  }

  /** Whether some unit has a facet. */
  readonly hasFacet = (query: WordQuery): boolean => holdsWords(query, this.facets);

  /** Values of a facet, for messages: those that the rule sets list, else those of the units, those of most units first. */
  choicesOf(name: string): readonly string[] {
    const listed = listedChoices(name);
    if (listed.length > 0) return listed;
    const start = facet(name, '');
    const counts = new Map<string, number>();
    for (const { words } of this.units) for (const word of words) if (word.startsWith(start)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts]
      .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
      .map(([word]) => word.slice(start.length))
      .filter((value) => !COMPOSED.test(value))
      .slice(0, MAX_CHOICES);
  }
}

/** Whether the name of a unit begins with a text. */
export const beginsWith = (name: string, text: string | undefined): boolean => {
  const start = sortText(text ?? '');
  return start !== '' && name.startsWith(start);
};
