/** Merges ranked lists of hits into one: the rulebook and the catalog of a service, or the units that are saved on a device. */
import type { Fit } from './fit.js';

interface Ranked {
  readonly fit: Fit;
}

/** Corrected words of names (4) alternate with those from elsewhere (5), which come second. */
const LIKE_A_NAME: Fit = 4;
const rankOf = ({ fit }: Ranked): number => Math.min(fit, LIKE_A_NAME);

/** Hits that only have similar words, or some of the words, are few or noise. */
const MAX_SIMILAR_HITS = 10;

/**
 * Better matches come first. Equal matches alternate between the lists, beginning with the first. Where something has the words as
 * typed, what only has similar words is left out.
 * @example mergeHits([{ id: 'a', fit: 3 }], [{ id: 'b', fit: 1 }, { id: 'c', fit: 4 }]).map(({ id }) => id) // ['b', 'a']
 */
export function mergeHits<H extends Ranked>(...lists: readonly (readonly H[])[]): readonly H[] {
  const isExact = lists.some((hits) => hits.some(({ fit }) => fit < LIKE_A_NAME));
  return lists
    .map((hits) => (isExact ? hits.filter(({ fit }) => fit < LIKE_A_NAME) : hits))
    .flatMap(withTurns)
    .toSorted((a, b) => rankOf(a.hit) - rankOf(b.hit) || a.turn - b.turn || a.hit.fit - b.hit.fit)
    .map(({ hit }) => hit)
    .slice(0, isExact ? undefined : MAX_SIMILAR_HITS);
}

/**
 * Merges places of the rulebook with entries of a catalog. Among equal matches places come first, unless the text means conditions
 * on units.
 */
export const mergeSearch = <H extends Ranked>(places: readonly H[], entries: readonly H[], meansConditions: boolean): readonly H[] =>
  meansConditions ? mergeHits(entries, places) : mergeHits(places, entries);

/** Numbers the hits of equal quality in a list. */
function withTurns<H extends Ranked>(hits: readonly H[]): readonly { readonly hit: H; readonly turn: number }[] {
  const turns = new Map<number, number>();
  return hits.map((hit) => {
    const rank = rankOf(hit);
    const turn = turns.get(rank) ?? 0;
    turns.set(rank, turn + 1);
    return { hit, turn };
  });
}
