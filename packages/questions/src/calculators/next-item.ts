/**
 * Words that begin the next item of a list: “light armor and 3x rep 3”, “a rep 4 with a rifle plus a rep 3 with a pistol”, “6 steps,
 * then turn”.
 */
import { FILLERS } from '@rangefinder/rulebook/search';
import type { Token } from '../text/tokens.js';
import { AND, listed } from '../text/word-lists.js';
import type { Branch } from './draft-tree.js';
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
  /** The item of the list that is being described. */
  readonly item: Branch | undefined;
  /** Places of the tokens that were used. */
  readonly used: ReadonlySet<number>;
}

const COUNT = 'count';
/** Words between a number that counts and what it counts. */
const MAX_BETWEEN = 1;
const PLUS: ReadonlySet<string> = new Set(listed('plus плюс'));
/** Words before a part, in which one for adding counts. */
const MAX_BEFORE = 2;

/** Whether the words of a part begin an item. */
export const beginsItem = (placed: PlacedPart): boolean =>
  isNextStep(placed) || countsNext(placed) || isAdded(placed) || isRefused(placed) || hasOwnChoice(placed);

/** “Turn, two steps ahead”: a value behind a stop that the item does not take. */
function isRefused({ leaf: { path, field }, part: { places, values }, tokens, item }: PlacedPart): boolean {
  const { countsFor } = field;
  if (!countsFor || values.length === 0 || tokens[places[0] as number]?.isAfterStop !== true || path.length !== 3) return false;
  const given = item?.[countsFor.field];
  return given !== undefined && !countsFor.values.some((value) => value === given);
}

/** Whether a length has its own choice of ground, and begins an item: “through a door, then 5 inches inside”. */
function hasOwnChoice({ leaf, part, parts, leaves, used, item }: PlacedPart): boolean {
  const choice = leaves.find((one) => one.field.kind === 'choice' && one.path.slice(0, -1).join() === leaf.path.slice(0, -1).join());
  if (!choice || !isLengthOf(leaf, choice.path) || item?.[choice.path.at(-1) as string] === undefined) return false;
  return parts.some(
    (one) =>
      one.values.length === 0 &&
      one.places.some((place) => part.places.includes(place)) &&
      !one.places.some((place) => used.has(place)) &&
      one.meanings.some((meaning) => meaning.kind === 'value' && leaves[meaning.leaf] === choice),
  );
}

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

/** Kinds of fields that one step has once. */
const STEP_KINDS: ReadonlySet<string> = new Set(['choice', 'number']);
/** Words between steps that follow each other. */
const THEN: ReadonlySet<string> = new Set(listed('then затем потом далее дальше'));

/** “6 steps, then turn”, “4 steps and a turn”: a word for what follows begins an item. */
function isNextStep(placed: PlacedPart): boolean {
  const { leaf, part, tokens, used } = placed;
  const [first = 0] = part.places;
  // “And turn 90”: the number belongs to the step that its words have begun.
  if (part.places.some((place) => used.has(place))) return false;
  if (part.values.length === 0 && leaf.field.kind === 'choice' && isNumbered(placed)) return true;
  const [before = '', earlier = ''] = [1, 2].map((back) => tokens[first - back]?.folded ?? '');
  const begins = (word: string): boolean => THEN.has(word) || (STEP_KINDS.has(leaf.field.kind) && AND.has(word));
  // “Then goes 2 ahead”, “turns and goes 2 forward”.
  const isPassed = FILLERS.has(before) || (tokens[first - 1]?.kind === 'word' && !used.has(first - 1));
  return begins(before) || (isPassed && begins(earlier));
}

/** “3 steps, ladder 2 steps”: words behind a stop that have a number of their own begin an item. */
function isNumbered({ leaf: { path }, part: { places }, parts, tokens, leaves }: PlacedPart): boolean {
  const [first = 0] = places;
  const last = places.at(-1) as number;
  return (
    tokens[first]?.isAfterStop === true &&
    parts.some(
      (other) =>
        other.values.some((place) => place > last) &&
        places.includes((other.places[0] as number) - 1 < last ? last : (other.places[0] as number) - 1) &&
        other.meanings.some((one) => one.kind === 'value' && isLengthOf(leaves[one.leaf] as Leaf, path)),
    )
  );
}

/** Whether a field is the length of the items of a list in which another field is. */
export const isLengthOf = ({ path, field }: Leaf, other: readonly string[]): boolean =>
  path.length === other.length &&
  path.slice(0, -1).join() === other.slice(0, -1).join() &&
  'unit' in field &&
  LENGTHS.has(field.unit ?? '');
const LENGTHS: ReadonlySet<string> = new Set(['inches', 'steps']);
