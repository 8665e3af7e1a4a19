/** Items of a list that belong to another list with the same fields: “fires 3 shots a turn, D12 2D12” has shots, not soldiers. */
import type { Counts } from './counts.js';
import { type Branch, valueAt } from './draft-tree.js';
import type { KnownList } from './leaves.js';
import type { Known } from './lexicon.js';
import type { Taken } from './taken.js';

/** A list with items, and another that could have them in its place. */
export interface LikeLists {
  readonly from: string;
  readonly to: string;
}

const isOutermost = ({ path, isOptional }: KnownList): boolean => path.length === 1 && isOptional;

/** The lists of a calculator that may be missing, one with items, and one without them that has the same fields. */
export function likeListsIn({ lists }: Known, draft: unknown): readonly LikeLists[] {
  const optional = lists.filter(isOutermost);
  return optional.flatMap(({ path }) => {
    const items = valueAt(draft, path);
    if (!Array.isArray(items) || items.length === 0) return [];
    const names = new Set((items as Branch[]).flatMap((item) => Object.keys(item)));
    return optional
      .filter((other) => valueAt(draft, other.path) === undefined && [...names].every((name) => other.fields.includes(name)))
      .map((other) => ({ from: path[0] as string, to: other.path[0] as string }));
  });
}

/** An address in one of both lists, in the other. */
export const movedBetween =
  ({ from, to }: LikeLists) =>
  (address: string): string =>
    address.startsWith(`${from}.`) ? `${to}${address.slice(from.length)}` : address;

/** Moves the items of a list that the text does not count to one that it counts. */
export function moveToCounted(known: Known, taken: Taken, counts: Counts): void {
  const { root } = taken.draft;
  const found = likeListsIn(known, root).find(({ from, to }) => counts.countOf([from]) === undefined && counts.countOf([to]) !== undefined);
  if (!found) return;
  root[found.to] = root[found.from];
  delete root[found.from];
  taken.move(movedBetween(found));
  counts.move(movedBetween(found));
}
