/** Words that begin the next item of a list: “light armor and 3x rep 3”, “a rep 4 with a rifle plus a rep 3 with a pistol”. */
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { Leaf } from './leaves.js';
import { isRequired } from './left-over.js';
import type { Part } from './select.js';

/** A part, and those around it. */
interface PlacedPart {
  readonly leaf: Leaf;
  readonly part: Part;
  readonly parts: readonly Part[];
  readonly tokens: readonly Token[];
  readonly leaves: readonly Leaf[];
}

const COUNT = 'count';
/** Words between a number that counts and what it counts. */
const MAX_BETWEEN = 1;
const PLUS: ReadonlySet<string> = new Set(listed('plus плюс'));
/** Words before a part, in which one for adding counts. */
const MAX_BEFORE = 2;

/** Whether the words of a part begin an item. */
export const beginsItem = (placed: PlacedPart): boolean => countsNext(placed) || isAdded(placed);

/** “3x rep 3”: the number counts what follows it. */
function countsNext({ leaf, part: { places, values }, parts, tokens }: PlacedPart): boolean {
  const last = places.at(-1) as number;
  if (leaf.path.at(-1) !== COUNT || values[0] !== places[0] || values[0] === last) return false;
  return parts.some(({ places: [first = 0] }) => first > last && first <= last + 1 + MAX_BETWEEN && !tokens[first]?.isAfterStop);
}

/** “Plus a rep 3 with a pistol”: what is added has the value that every item needs. */
function isAdded({ leaf: { path }, part: { places }, parts, tokens, leaves }: PlacedPart): boolean {
  const [first = 0] = places;
  const plus = tokens.findLastIndex(({ folded }, place) => place < first && place >= first - MAX_BEFORE && PLUS.has(folded));
  if (plus < 0 || parts.some((one) => one.places.some((place) => place > plus && place < first))) return false;
  const next = tokens.findIndex(({ folded }, place) => place > first && PLUS.has(folded));
  const isNeeded = (of: number): boolean => {
    const other = leaves[of];
    return other?.field.kind === 'int' && isRequired(other.field) && other.path.slice(0, -1).join() === path.slice(0, -1).join();
  };
  return parts.some(
    (one) =>
      (one.places[0] as number) >= first &&
      (next < 0 || (one.places[0] as number) < next) &&
      one.values.length > 0 &&
      one.meanings.some((meaning) => meaning.kind === 'value' && isNeeded(meaning.leaf)),
  );
}
