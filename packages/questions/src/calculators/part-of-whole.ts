/** Numbers of a part and of its whole: “5 of 12”, «закрыто 1 из 2». */
import { systems } from '@rangefinder/rules';
import type { Token } from '../text/tokens.js';
import { listed, PERCENT } from '../text/word-lists.js';
import { type Branch, valueAt } from './draft-tree.js';
import type { Leaf } from './leaves.js';
import { isWithin } from './left-over.js';
import type { Known } from './lexicon.js';
import type { Part } from './select.js';

const WHOLES = new Map(systems.map(({ slug, wholes = {} }) => [slug, wholes]));
const OF: ReadonlySet<string> = new Set(['of', 'из']);
/** Words between both numbers, such as “inches out of”. */
const MAX_BETWEEN = 3;

interface PlacedLeaf {
  readonly leaf: Leaf;
  readonly place: number;
  /** Without it, the value is that of the token. */
  readonly value?: number;
}

/** Words for the parts that a whole has: “three quarters”, «две трети». */
const PARTS: ReadonlyMap<string, number> = new Map([
  ...listed('third thirds треть трети третью третей').map((word) => [word, 3] as const),
  ...listed('quarter quarters четверть четверти четвертью четвертей').map((word) => [word, 4] as const),
]);

/** Words for what is not a part: a quarter that shows is three quarters hidden, a third that is left is two thirds lost. */
const REMAINING: ReadonlySet<string> = new Set(
  listed(
    `shows showing visible exposed seen sticks sticking pokes poking peeks peeking left remain remains remaining alive survive survived survivors standing
    торчит торчат видно виден видна видны выглядывает выглядывают высовывается осталось осталась остались остается уцелело уцелели выжило выжили живых живы строю`,
  ),
);
/** Words between a fraction and what is said of it. */
const REMAINING_REACH = 4;
const REMAINING_BEFORE = 3;

/** Whether a fraction is said of the rest: a word for the rest stands near it. */
const isOfRest = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - REMAINING_BEFORE), at + REMAINING_REACH + 1).some(({ folded }) => REMAINING.has(folded));

const TENTHS = 10;

/** A part of a whole in words: two of three for “two thirds”. */
interface Share {
  readonly count: number;
  readonly of: number;
  /** The place of the number that counts the parts, or else that of the word. */
  readonly place: number;
  /** The place of the word for the parts. */
  readonly at: number;
}

/** A percentage as tenths: “60%”, «процентов на 60». */
function percentageIn(tokens: readonly Token[]): Share | undefined {
  const at = tokens.findIndex(({ folded }) => PERCENT.has(folded));
  if (at < 0) return undefined;
  const place = [at - 1, at + 1, at + 2].find((one) => tokens[one]?.kind === 'number' && tokens[one]?.isFigure);
  const count = (tokens[place ?? -1]?.value ?? 0) / TENTHS;
  return place !== undefined && count > 0 && count < TENTHS ? { count, of: TENTHS, place, at } : undefined;
}

/** The share of a whole that a text names; of the rest, what is not in it: of “a quarter shows”, three quarters. */
function shareIn(tokens: readonly Token[], isWord: (token: Token) => boolean): Share | undefined {
  const at = tokens.findIndex(isWord);
  const of = PARTS.get(tokens[at]?.folded ?? '') ?? 2;
  const before = tokens[at - 1];
  const isCounted = of > 2 && before?.kind === 'number';
  const named = at < 0 ? undefined : { count: isCounted ? (before.value ?? 1) : 1, of, place: isCounted ? at - 1 : at, at };
  const share = percentageIn(tokens) ?? named;
  if (share === undefined || share.count > share.of) return undefined;
  return isOfRest(tokens, share.at) ? { ...share, count: share.of - share.count } : share;
}

/** A part of a whole that words for a fraction or a percentage give. */
function fractionIn(tokens: readonly Token[], part: Leaf, whole: Leaf): readonly PlacedLeaf[] {
  const share = shareIn(tokens, ({ folded }) => PARTS.has(folded));
  if (share === undefined || share.count === share.of) return [];
  const found = [
    { leaf: part, place: share.place, value: share.count },
    { leaf: whole, place: share.at, value: share.of },
  ];
  return found.every((one) => isWithin(one.leaf.field, one.value)) ? found : [];
}

const HALVES: ReadonlySet<string> = new Set(listed('half половина половину половины половиной'));

/** Whether a word says which part of a whole: “half”, «две трети». */
export const isFraction = ({ folded }: Token): boolean => HALVES.has(folded) || PARTS.has(folded);

/** The value of a part, and the places of the words that give it. */
interface GivenPart {
  readonly leaf: Leaf;
  readonly places: readonly number[];
  readonly value: number;
}

/** A part of a whole that has a number, such as half of 8; of figures, the larger half. */
export function partOfGivenIn(tokens: readonly Token[], known: Known, draft: Branch, used: ReadonlySet<number>): GivenPart | undefined {
  const [part, whole] = partAndWhole(known);
  const all = whole && valueAt(draft, whole.path);
  if (!part || typeof all !== 'number' || valueAt(draft, part.path) !== undefined) return undefined;
  const share = shareIn(tokens, isFraction);
  if (share === undefined) return restOf(all, part, tokens, used);
  const value = (all * share.count) / share.of;
  const places = [...new Set([share.place, share.at])].toSorted((a, b) => a - b);
  return { leaf: part, places, value: part.field.kind === 'int' ? Math.ceil(value) : value };
}

/** Words between the number of those who are left and the word for it. */
const LEFT_REACH = 2;

/** “Started with 10, 6 left”: what the whole has lost. */
function restOf(all: number, leaf: Leaf, tokens: readonly Token[], used: ReadonlySet<number>): GivenPart | undefined {
  const at = tokens.findIndex(({ folded }) => REMAINING.has(folded));
  if (at < 0) return undefined;
  const near = [...tokens.keys()].slice(Math.max(0, at - LEFT_REACH), at + LEFT_REACH + 1);
  const place = near.find((one) => tokens[one]?.kind === 'number' && !used.has(one));
  const value = all - (tokens[place ?? -1]?.value ?? Number.NaN);
  return place !== undefined && value >= 0 && isWithin(leaf.field, value) ? { leaf, places: [place], value } : undefined;
}

/** The fields of a part and of its whole, if a calculator has both. */
function partAndWhole({ leaves, calculator }: Known): readonly [Leaf?, Leaf?] {
  const [names = []] = Object.entries(WHOLES.get(calculator.system) ?? {});
  const [part, whole] = names.map((name) => leaves.find(({ path }) => path.length === 1 && path[0] === name));
  return part && whole ? [part, whole] : [];
}

/** The fields of a part and of its whole, with the places of their numbers; nothing if the text has no such numbers. */
export function partOfWholeIn(tokens: readonly Token[], known: Known, parts: readonly Part[]): readonly PlacedLeaf[] {
  const [part, whole] = partAndWhole(known);
  if (!part || !whole) return [];
  for (const [at, { folded }] of tokens.entries()) {
    if (!OF.has(folded)) continue;
    const before = numberNear(tokens, at, -1);
    const behind = numberNear(tokens, at, 1);
    if (before === undefined || behind === undefined) continue;
    const found = [
      { leaf: part, place: before },
      { leaf: whole, place: behind },
    ];
    const [less, more] = found.map(({ place }) => tokens[place]?.value ?? 0) as [number, number];
    if (less <= more && found.every(({ leaf, place }) => isWithin(leaf.field, tokens[place]?.value ?? 0))) return found;
  }
  const isGiven = parts.some(({ meanings }) => meanings.some((one) => one.kind === 'value' && known.leaves[one.leaf] === whole));
  return isGiven ? [] : fractionIn(tokens, part, whole);
}

/** The number next to a word, with few words between. */
function numberNear(tokens: readonly Token[], at: number, step: 1 | -1): number | undefined {
  const last = step === 1 ? 1 : MAX_BETWEEN;
  for (let between = 0; between < last; between++) {
    const place = at + step * (between + 1);
    if (tokens[place]?.kind === 'number') return place;
    if (tokens[place]?.kind !== 'word') return undefined;
  }
  return undefined;
}
