/** Entries of the catalog of which a text gives all figures that they would fill in: «два отряда киберпехоты по 70». */
import type { Token } from '../text/tokens.js';
import type { Counts } from './counts.js';
import { branchesAt } from './draft-tree.js';
import type { PlacedEntry } from './implied-sides.js';
import type { Known } from './lexicon.js';
import type { Part } from './select.js';
import type { Taken } from './taken.js';

/** Items of lists without the entries whose figures are all given: what the text says counts. */
export function dropGivenEntries({ leaves }: Known, { draft }: Taken): void {
  for (const { path, field } of leaves) {
    if (field.kind !== 'catalog' || field.determinesAround || !field.determines || !path.includes('*')) continue;
    const name = path.at(-1) as string;
    for (const { branch } of branchesAt(draft.root, path.slice(0, -1)))
      if (branch[name] !== undefined && field.determines.every((other) => branch[other] !== undefined)) delete branch[name];
  }
}

/** “The price of 3 squads of militia”: the parts without those that take the number of an entry for a figure. */
export function withoutCountsOfEntries(
  parts: readonly Part[],
  entries: readonly PlacedEntry[],
  { leaves }: Known,
  counts: Counts,
  tokens: readonly Token[],
): readonly Part[] {
  if (entries.length === 0 || !countsEntries(leaves)) return parts;
  const ofEntries = new Set(
    entries.flatMap(({ places: [first = 0] }) => {
      const { places = [] } = counts.beforeName(first, () => false) ?? {};
      return places.length > 1 && places.slice(1).every((place) => tokens[place]?.kind === 'word') ? places.slice(0, 1) : [];
    }),
  );
  return parts.filter(({ values }) => !values.some((place) => ofEntries.has(place)));
}

/** Whether items of a list have an entry of the catalog and a number. */
function countsEntries(leaves: Known['leaves']): boolean {
  const counts = new Set(leaves.flatMap(({ path }) => (path.at(-1) === 'count' ? [listOf(path)] : [])));
  return leaves.some(({ path, field }) => field.kind === 'catalog' && counts.has(listOf(path)));
}

const listOf = (path: readonly string[]): string => path.slice(0, -1).join();
