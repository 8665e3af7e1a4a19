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

/** What is searched, and whether it means conditions on units. */
interface SearchedText {
  readonly text: string;
  readonly meansConditions: boolean;
}

/**
 * Merges places of the rulebook with entries of a catalog. Among equal matches places come first, unless the text means conditions
 * on units. A question that the rulebook answers leaves out names that are only similar to its words: “can I” is no “Canis”.
 */
export function mergeSearch<H extends Ranked>(
  places: readonly H[],
  entries: readonly H[],
  { text, meansConditions }: SearchedText,
): readonly H[] {
  if (meansConditions) return mergeHits(entries, places);
  const isAnswered = places.length > 0 && ASKS.test(text);
  return mergeHits(places, isAnswered ? entries.filter(({ fit }) => fit < LIKE_A_NAME) : entries);
}

/** A question in words starts with one of these, and has more words than a name. */
const ASKS =
  /^\s*(?:can|may|must|should|do|does|did|is|are|how|what|when|where|why|who|which|if|можно|нельзя|можем|могу|может|как|кто|что|чем|когда|где|куда|почему|зачем|какой|какая|какое|какие|сколько|если|надо|нужно)\s+\S+\s+\S/iu;

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
