/** Selects the phrases of one calculator that do not overlap: the longest first. */
import { FILLERS } from '@rangefinder/rulebook/search';
import type { Found } from '../phrases/phrase-tree.js';
import type { Token } from '../text/tokens.js';
import { COLLECTIVE, listed } from '../text/word-lists.js';
import { isWithin } from './left-over.js';
import { isLength, isOtherLength, isPercentage, LENGTH_WORDS } from './lengths.js';
import type { Known, Meaning } from './lexicon.js';
import { BOTH_WORDS, namedSideOf } from './sides.js';

type ValueMeaning = Extract<Meaning, { kind: 'value' | 'count' | 'outcome' }>;

/** A part of the text with all that it may mean within one calculator. */
export interface Part {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly meanings: readonly ValueMeaning[];
}

const keyOf = ({ places, values }: Found<Meaning>): string => `${places.join(',')};${values.join(',')}`;

/** The parts of a text that mean fields, in their order. */
export function partsOf(found: readonly Found<Meaning>[], { leaves }: Known, tokens: readonly Token[]): readonly Part[] {
  const parts = new Map<string, { places: readonly number[]; values: readonly number[]; meanings: ValueMeaning[] }>();
  const labeled = labeledBehind(found, tokens);
  for (const one of found) {
    const { meaning, places, values } = one;
    // “Neither moves, 3 turns”: the words behind a number count, rather than those before a comma.
    if (values.some((place) => tokens[place]?.isAfterStop && labeled.has(place)) && values[0] === places.at(-1) && places.length > 1)
      continue;
    // «В среднем» is “on average”, and no middle range.
    if (places.some((place) => isAverage(tokens, place))) continue;
    // “2 x 52 points”: the first number counts.
    if (isMultiplied(one, tokens)) continue;
    // «Десять четвёрок» counts them: ten is no value of theirs.
    if (meaning.kind === 'value' && leaves[meaning.leaf]?.field.kind === 'list' && isBeforeNoun(values.at(-1), tokens)) continue;
    // «Оба ходят» is no number of turns.
    if (meaning.kind === 'value' && values.length === 1 && BOTH_WORDS.has(tokens[values[0] as number]?.folded ?? '')) continue;
    if (meaning.kind !== 'value' && meaning.kind !== 'count' && meaning.kind !== 'outcome') continue;
    if (meaning.kind === 'value' && values.some((place) => isOtherLength(leaves[meaning.leaf]?.field, tokens[place + 1]))) continue;
    // «оба» is no short form of an armor.
    if (places.every((place) => BOTH_WORDS.has(tokens[place]?.folded ?? ''))) continue;
    // «Автопушка, обе очереди» has no damage of 2.
    if (meaning.kind === 'value' && values.some((place) => BOTH_WORDS.has(tokens[place]?.folded ?? ''))) continue;
    if (isInterrupted(one, tokens) || isOfPeople(one, leaves, tokens) || values.some((place) => isPercentage(tokens[place + 1]))) continue;
    const key = keyOf(one);
    const part = parts.get(key) ?? { places, values, meanings: [] };
    part.meanings.push(meaning);
    parts.set(key, part);
  }
  const all = withoutCounts(withinRange([...parts.values()], leaves, tokens), leaves);
  // “D12 range 2D6 power”: the labels stand behind their values. “4 steps height 3”: the label belongs to the number behind it.
  const [chosen = []] = ORDERS.map((order) => selectedOf(all, { leaves, tokens }, order)).toSorted(
    (x, y) => numbersIn(y, leaves, tokens) - numbersIn(x, leaves, tokens) || labelsIn(y, tokens) - labelsIn(x, tokens),
  );
  return [...chosen, ...kindsWithin(chosen, all, leaves)].toSorted((a, b) => (a.places[0] as number) - (b.places[0] as number));
}

/** Fields that say what something is. */
const KIND_FIELDS: ReadonlySet<string> = new Set(['kind', 'target']);

/** “Machine 9”: the label of a number that also says what has it. */
function kindsWithin(chosen: readonly Part[], all: readonly Part[], leaves: Known['leaves']): readonly Part[] {
  const labels = new Set(
    chosen.flatMap(({ places, values }) => (values.length === 1 ? places.filter((place) => !values.includes(place)) : [])),
  );
  return all.filter(
    ({ places: [place, ...further], values, meanings }) =>
      place !== undefined &&
      further.length === 0 &&
      values.length === 0 &&
      labels.has(place) &&
      meanings.every((meaning) => meaning.kind === 'value' && KIND_FIELDS.has(leaves[meaning.leaf]?.path.at(-1) ?? '')),
  );
}

const isAverage = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.folded === 'среднем' && tokens[place - 1]?.folded === 'в';

/** Whether a number is that behind a word for times, with another before it. */
const isMultiplied = ({ places: [first = 0], values: [value] }: Found<Meaning>, tokens: readonly Token[]): boolean =>
  value === first + 1 && TIMES.has(tokens[first]?.folded ?? '') && tokens[first - 1]?.kind === 'number';
const TIMES: ReadonlySet<string> = new Set(['x', 'х']);

/** Whether a label that is not in the text follows a number: that of a number that is a noun. */
const isBeforeNoun = (value: number | undefined, tokens: readonly Token[]): boolean =>
  value !== undefined && tokens[value + 1]?.kind === 'word' && tokens[value + 1]?.text === '';

/** The numbers that have a label directly behind them. */
const labeledBehind = (found: readonly Found<Meaning>[], tokens: readonly Token[]): ReadonlySet<number> =>
  new Set(
    found.flatMap(({ meaning, places: [first = 0, next], values: [value] }) =>
      meaning.kind === 'value' && value === first && next === first + 1 && !tokens[next]?.isAfterStop ? [first] : [],
    ),
  );

/**
 * Whether a label belongs to another number than that behind it: “I’m at 150 PV, he’s at 162”, “four dice, 5+”, “behind cover,
 * 10 inches”.
 */
function isInterrupted({ places, values }: Found<Meaning>, tokens: readonly Token[]): boolean {
  const [first = 0] = places;
  const [value = 0] = values;
  if (values.length !== 1) return false;
  if (value === first) return isBeforePreposition(places, tokens);
  const isStop = tokens[value]?.isAfterStop === true;
  const label = places.findLast((place) => place < value) as number;
  if (isArticle(places, value, tokens)) return true;
  // «У него десятка»: a small word is no label.
  const isOfOther =
    !FILLERS.has(tokens[label]?.folded ?? '') && tokens.slice(label + 1, value).some((token) => namedSideOf(token) === 'other');
  const isApart = tokens[first]?.isAfterStop === true && tokens[first]?.isAfterColon !== true;
  const isLabeled = VALUES.has(tokens[first - 1]?.kind ?? '') && !isApart;
  return isLabeled ? isStop || isOfOther : isStop && places.at(-1) !== value && LENGTH_WORDS.has(tokens[value + 1]?.folded ?? '');
}

/** What stands before its label: “10 of suns (hole), 4 of suns”. */
const VALUES: ReadonlySet<string> = new Set(['number', 'card']);

/** “Fire on one trooper”: behind a small word, “one” and a noun are one of them. */
function isArticle(places: readonly number[], value: number, tokens: readonly Token[]): boolean {
  const next = tokens[value + 1];
  const isNoun = next?.kind === 'word' && !next.isAfterStop && !FILLERS.has(next.folded) && !LENGTH_WORDS.has(next.folded);
  const isSmall = places.every((place) => place === value || FILLERS.has(tokens[place]?.folded ?? ''));
  return isNoun && isSmall && ONE.has(tokens[value]?.folded ?? '');
}
const ONE: ReadonlySet<string> = new Set(listed('one один одного одну одной одному'));

/** “Armor 3 in close combat”: the number has a label before it, and what follows is where it counts. */
function isBeforePreposition([value = 0, next = 0]: readonly number[], tokens: readonly Token[]): boolean {
  const before = tokens[value - 1];
  const isBetween = tokens.slice(value + 1, next).some(({ folded }) => IN.has(folded));
  return isBetween && before?.kind === 'word' && !FILLERS.has(before.folded) && tokens[value]?.isAfterStop !== true;
}
const IN: ReadonlySet<string> = new Set(['in', 'в']);

/** «На троих» is no distance, and no cost. */
const isOfPeople = ({ meaning, values }: Found<Meaning>, leaves: Known['leaves'], tokens: readonly Token[]): boolean =>
  meaning.kind === 'value' &&
  (isLength(leaves[meaning.leaf]?.field) || isOfPoints(leaves[meaning.leaf]?.field)) &&
  values.some((place) => COLLECTIVE.test(tokens[place]?.folded ?? ''));

const isOfPoints = (field: Known['leaves'][number]['field'] | undefined): boolean => {
  const inner = field?.kind === 'list' ? field.item : field;
  return inner !== undefined && 'unit' in inner && inner.unit === 'points';
};

/** “Stood still, 26 inches” is no heat of 26: of the fields for a number, those that take it count. If none does, it is refused. */
function withinRange(parts: readonly Part[], leaves: Known['leaves'], tokens: readonly Token[]): readonly Part[] {
  const isTaken = (meaning: ValueMeaning, { values }: Part): boolean => {
    const field = meaning.kind === 'value' && values.length === 1 ? leaves[meaning.leaf]?.field : undefined;
    const value = tokens[values[0] as number]?.value;
    return field === undefined || value === undefined || isWithin(field, value);
  };
  if (parts.every((part) => part.meanings.every((one) => isTaken(one, part)))) return parts;
  const fits = new Set(parts.flatMap((part) => (part.meanings.some((one) => isTaken(one, part)) ? part.values : [])));
  return parts.flatMap((part) => {
    const meanings = part.values.some((place) => fits.has(place)) ? part.meanings.filter((one) => isTaken(one, part)) : part.meanings;
    return meanings.length > 0 ? [{ ...part, meanings }] : [];
  });
}

/** “5 rep 3” in a list: the number before the label counts the items. */
function withoutCounts(parts: readonly Part[], leaves: Known['leaves']): readonly Part[] {
  const itemLeaf = ({ meanings: [first] }: Part): number | undefined =>
    first?.kind === 'value' && leaves[first.leaf]?.field.kind === 'int' && leaves[first.leaf]?.path.includes('*') ? first.leaf : undefined;
  const isCount = (leaf: Known['leaves'][number] | undefined): boolean => leaf?.path.at(-1) === 'count';
  const isOfLabel = (part: Part): boolean => {
    const leaf = itemLeaf(part);
    return leaf !== undefined && !isCount(leaves[leaf]) && isLabelFirst(part) === 1;
  };
  const labelOf = ({ places, values }: Part): string => places.filter((place) => !values.includes(place)).join();
  return parts.filter((part) => {
    const leaf = itemLeaf(part);
    if (leaf === undefined || part.values[0] !== part.places[0]) return true;
    // “rep 3 grunts”: the number is that of the label before it.
    if (isCount(leaves[leaf]) && parts.some((other) => isOfLabel(other) && other.values.at(-1) === part.values[0])) return false;
    return !parts.some((other) => isLabelFirst(other) === 1 && itemLeaf(other) === leaf && labelOf(other) === labelOf(part));
  });
}

/** Words of a part without its values. */
export const wordsIn = ({ places, values }: Part): number => places.length - values.length;
/** Numbers that are read, also as words of a phrase: “three dice”. Of two for the same field, one is lost. */
function numbersIn(parts: readonly Part[], leaves: Known['leaves'], tokens: readonly Token[]): number {
  const taken = new Map<string, number>();
  const isLost = ({ meanings }: Part): boolean => {
    const own = [...new Set(meanings.map((one) => (one.kind === 'value' ? one.leaf : -1)))];
    if (own.some((leaf) => (leaves[leaf]?.path.includes('*') ?? true) || leaves[leaf]?.field.kind === 'list')) return false;
    const before = taken.get(own.join()) ?? 0;
    taken.set(own.join(), before + 1);
    return before >= own.length;
  };
  return new Set(parts.flatMap((part) => (part.values.length > 0 && isLost(part) ? [] : numberPlaces(part, tokens)))).size;
}
/** Numbers with a label. */
const labelsIn = (parts: readonly Part[], tokens: readonly Token[]): number =>
  parts.filter((part) => {
    const numbers = numberPlaces(part, tokens).length;
    return numbers > 0 && numbers < part.places.length;
  }).length;
const numberPlaces = ({ places }: Part, tokens: readonly Token[]): readonly number[] =>
  places.filter((place) => tokens[place]?.kind !== 'word');

type Order = (a: Part, b: Part) => number;

function selectedOf(parts: readonly Part[], context: Context, order: Order): readonly Part[] {
  const { leaves } = context;
  const selected: Part[] = [];
  for (const part of parts.toSorted(order)) {
    const overlapping = selected.filter(({ places }) => places.some((place) => part.places.includes(place)));
    if (
      overlapping.every(
        (other) =>
          areOfOneItem(part, other, leaves) ||
          areOfOneFigure(part, other) ||
          isSpared(part, other, parts) ||
          isCountedIn(part, other, context),
      )
    )
      selected.push(part);
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

interface Context {
  readonly leaves: Known['leaves'];
  readonly tokens: readonly Token[];
}

/** “Two pistols”: a choice within the words of a condition that counts it. */
function isCountedIn(a: Part, b: Part, { leaves, tokens }: Context): boolean {
  const [flag, choice] = a.places.length > b.places.length ? [a, b] : [b, a];
  const kindsOf = ({ meanings, values }: Part): readonly (string | undefined)[] =>
    values.length > 0 ? [] : meanings.map((one) => (one.kind === 'value' ? leaves[one.leaf]?.field.kind : one.kind));
  const [first = 0] = flag.places;
  return (
    kindsOf(flag).includes('boolean') &&
    kindsOf(choice).includes('id') &&
    tokens[first]?.value === 2 &&
    !choice.places.includes(first) &&
    choice.places.every((place) => flag.places.includes(place))
  );
}

/** “Jump 8 inches”: the number has a label without the words for the choice. */
function isSpared(a: Part, b: Part, parts: readonly Part[]): boolean {
  const [choice, number] = a.values.length === 0 ? [a, b] : [b, a];
  if (choice.values.length > 0 || number.values.length === 0) return false;
  const leavesOf = ({ meanings }: Part): readonly number[] => meanings.flatMap((one) => (one.kind === 'value' ? [one.leaf] : []));
  const own = new Set(leavesOf(number));
  return parts.some(
    (other) =>
      wordsIn(other) > 0 &&
      other.values.join() === number.values.join() &&
      !other.places.some((place) => choice.places.includes(place)) &&
      leavesOf(other).some((leaf) => own.has(leaf)),
  );
}

const isOutcome = ({ meanings, values }: Part): boolean => values.length > 0 && meanings.some(({ kind }) => kind === 'outcome');

/** A figure that is asked for, and its words, which mean a choice: “Rep 5”. */
const areOfOneFigure = (a: Part, b: Part): boolean => (isOutcome(a) && b.values.length === 0) || (isOutcome(b) && a.values.length === 0);

const isExplicit = ({ meanings }: Part): number => (meanings.some((meaning) => meaning.kind === 'value' && meaning.isExplicit) ? 1 : 0);
const spread = ({ places }: Part): number => (places.at(-1) as number) - (places[0] as number);

/** “rep 4” rather than “3 rep”. */
const isLabelFirst = ({ places, values }: Part): number =>
  values.length > 0 && values.at(-1) === places.at(-1) && places.length > values.length ? 1 : 0;

/** Longer phrases first, then those of a path, then those whose words stand together, then the earlier ones. */
const byWeight =
  (labelFirst: number): Order =>
  (a, b) =>
    b.places.length - a.places.length ||
    isExplicit(b) - isExplicit(a) ||
    spread(a) - spread(b) ||
    (isLabelFirst(b) - isLabelFirst(a)) * labelFirst ||
    (a.places[0] as number) - (b.places[0] as number);

/** Orders that are tried. Of selections that read as much, the first counts. */
const ORDERS: readonly Order[] = [byWeight(1), byWeight(-1), (a, b) => isLabelFirst(b) - isLabelFirst(a) || byWeight(1)(a, b)];
