/** Selects the phrases of one calculator that do not overlap: the longest first. */
import type { Found } from '../phrases/phrase-tree.js';
import type { Known, Meaning } from './lexicon.js';

type ValueMeaning = Extract<Meaning, { kind: 'value' | 'count' }>;

/** A part of the text with all that it may mean within one calculator. */
export interface Part {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly meanings: readonly ValueMeaning[];
}

const keyOf = ({ places, values }: Found<Meaning>): string => `${places.join(',')};${values.join(',')}`;

/** The parts of a text that mean fields, in their order. */
export function partsOf(found: readonly Found<Meaning>[], { leaves }: Known): readonly Part[] {
  const parts = new Map<string, { places: readonly number[]; values: readonly number[]; meanings: ValueMeaning[] }>();
  for (const one of found) {
    const { meaning, places, values } = one;
    if (meaning.kind !== 'value' && meaning.kind !== 'count') continue;
    const key = keyOf(one);
    const part = parts.get(key) ?? { places, values, meanings: [] };
    part.meanings.push(meaning);
    parts.set(key, part);
  }
  const all = [...parts.values()];
  const selected = selectedOf(all, leaves, true);
  const hasLeft = all.some((part) => part.values.length > 0 && wordsIn(part) > 0 && !selected.includes(part));
  // “D12 range 2D6 power”: the labels stand behind their values.
  const behind = hasLeft ? selectedOf(all, leaves, false) : selected;
  const chosen = labelsIn(behind) > labelsIn(selected) ? behind : selected;
  return chosen.toSorted((a, b) => (a.places[0] as number) - (b.places[0] as number));
}

/** Words of a part without its values. */
export const wordsIn = ({ places, values }: Part): number => places.length - values.length;
/** Values with a label. */
const labelsIn = (parts: readonly Part[]): number => parts.filter((part) => part.values.length > 0 && wordsIn(part) > 0).length;

function selectedOf(parts: readonly Part[], leaves: Known['leaves'], isLabelBefore: boolean): readonly Part[] {
  const selected: Part[] = [];
  for (const part of parts.toSorted((a, b) => byWeight(a, b, isLabelBefore))) {
    const overlapping = selected.filter(({ places }) => places.some((place) => part.places.includes(place)));
    if (overlapping.every((other) => areOfOneItem(part, other, leaves))) selected.push(part);
  }
  return selected;
}

/** A number with its words and a choice among these words, both of an item of one list: “4 inches of woods”, “back 1”. */
function areOfOneItem(a: Part, b: Part, leaves: Known['leaves']): boolean {
  const [choice, number] = a.values.length === 0 ? [a, b] : [b, a];
  if (choice.values.length > 0 || number.values.length === 0) return false;
  const listOf = (part: Part): string | undefined => {
    const [first] = part.meanings;
    const path = first?.kind === 'value' ? (leaves[first.leaf]?.path ?? []) : [];
    return path.includes('*') ? path.slice(0, path.lastIndexOf('*')).join('.') : undefined;
  };
  const list = listOf(choice);
  return list !== undefined && list === listOf(number);
}

const isExplicit = ({ meanings }: Part): number => (meanings.some((meaning) => meaning.kind === 'value' && meaning.isExplicit) ? 1 : 0);
const spread = ({ places }: Part): number => (places.at(-1) as number) - (places[0] as number);

/** “rep 4” rather than “3 rep”. */
const isLabelFirst = ({ places, values }: Part): number =>
  values.length > 0 && values.at(-1) === places.at(-1) && places.length > values.length ? 1 : 0;

/** Longer phrases first, then those of a path, then those whose words stand together, then the earlier ones. */
const byWeight = (a: Part, b: Part, isLabelBefore: boolean): number =>
  b.places.length - a.places.length ||
  isExplicit(b) - isExplicit(a) ||
  (isLabelFirst(b) - isLabelFirst(a)) * (isLabelBefore ? 1 : -1) ||
  spread(a) - spread(b) ||
  (a.places[0] as number) - (b.places[0] as number);
