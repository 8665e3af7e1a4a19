/** Selects the phrases of one calculator that do not overlap: the longest first. */
import type { Found } from '../phrases/phrase-tree.js';
import type { Meaning } from './lexicon.js';

type ValueMeaning = Extract<Meaning, { kind: 'value' | 'count' }>;

/** A part of the text with all that it may mean within one calculator. */
export interface Part {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly meanings: readonly ValueMeaning[];
}

const keyOf = ({ places, values }: Found<Meaning>): string => `${places.join(',')};${values.join(',')}`;

/** The parts of a text that mean fields, in their order. */
export function partsOf(found: readonly Found<Meaning>[]): readonly Part[] {
  const parts = new Map<string, { places: readonly number[]; values: readonly number[]; meanings: ValueMeaning[] }>();
  for (const one of found) {
    const { meaning, places, values } = one;
    if (meaning.kind !== 'value' && meaning.kind !== 'count') continue;
    const key = keyOf(one);
    const part = parts.get(key) ?? { places, values, meanings: [] };
    part.meanings.push(meaning);
    parts.set(key, part);
  }
  const taken = new Set<number>();
  const selected: Part[] = [];
  for (const part of [...parts.values()].toSorted(byWeight)) {
    if (part.places.some((place) => taken.has(place))) continue;
    for (const place of part.places) taken.add(place);
    selected.push(part);
  }
  return selected.toSorted((a, b) => (a.places[0] as number) - (b.places[0] as number));
}

const isExplicit = ({ meanings }: Part): number => (meanings.some((meaning) => meaning.kind === 'value' && meaning.isExplicit) ? 1 : 0);
const spread = ({ places }: Part): number => (places.at(-1) as number) - (places[0] as number);

/** Longer phrases first, then those of a path, then those whose words stand together, then the earlier ones. */
const byWeight = (a: Part, b: Part): number =>
  b.places.length - a.places.length ||
  isExplicit(b) - isExplicit(a) ||
  spread(a) - spread(b) ||
  (a.places[0] as number) - (b.places[0] as number);
