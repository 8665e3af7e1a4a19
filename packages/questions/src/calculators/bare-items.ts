/** Numbers without a label that each describe an item: “5 players with 4, 2, 5, 4 and 3”, «на троих по 2». */
import { MAX_VAGUE_NUMBER, type Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import { type Branch, branchesAt, valueAt } from './draft-tree.js';
import { areTwins } from './field-choice.js';
import type { Leaf } from './leaves.js';
import { isRequired, isWithin } from './left-over.js';
import type { Known } from './lexicon.js';
import { namedSideOf } from './sides.js';

const MIN_ITEMS = 2;
/** Items that a text may count. */
const MAX_COUNT = 40;
const EACH: ReadonlySet<string> = new Set(['по', 'each', 'apiece']);

/** A field of the items, with the values, and the places of all numbers that were read for them. */
export interface BareItems {
  readonly leaf: Leaf;
  readonly values: readonly number[];
  readonly places: readonly number[];
}

/** The only number that the items of a list need. */
function itemLeaf({ leaves, calculator }: Known): Leaf | undefined {
  const needed = leaves.filter(
    ({ path, field }) => isOfItem(path) && field.kind === 'int' && isRequired(field) && isRequired(calculator.input[path[0] as string]),
  );
  const [only, ...others] = needed;
  return only && others.length === 0 ? only : undefined;
}

/** Whether a field is of the items of a list, or of those of a list in each: the groups of a side. */
const isOfItem = (path: readonly string[]): boolean =>
  path[1] === '*' && (path.length === 3 || (path.length === NESTED_STEPS && path[3] === '*'));
const NESTED_STEPS = 5;

/** The numbers that describe the items of a list that the text has not described otherwise. */
export function bareItems(known: Known, tokens: readonly Token[], used: ReadonlySet<number>, draft: Branch): BareItems | undefined {
  const leaf = itemLeaf(known);
  if (!leaf) return undefined;
  const given = valueAt(draft, [leaf.path[0] as string]);
  if (given !== undefined) return furtherItem(leaf, tokens, used, given);
  const places = [...tokens.entries()].flatMap(([place, { kind, isFigure, value = 0 }]) =>
    kind === 'number' && (isFigure || value > MAX_VAGUE_NUMBER) && !used.has(place) ? [place] : [],
  );
  const numbers = places.map((place) => Math.abs(tokens[place]?.value ?? 0));
  const values = repeated(tokens, places, numbers) ?? withoutCount(numbers);
  return values.length >= MIN_ITEMS && values.every((value) => isWithin(leaf.field, value)) ? { leaf, values, places } : undefined;
}

/** “One side has 3 units, the other 7”: the number behind the only item that has a label. */
function furtherItem(leaf: Leaf, tokens: readonly Token[], used: ReadonlySet<number>, given: unknown): BareItems | undefined {
  if (!Array.isArray(given) || given.length !== 1) return undefined;
  const last = Math.max(...used);
  const places = [...tokens.keys()].filter((place) => place > last && tokens[place]?.kind === 'number' && tokens[place]?.isFigure);
  const isOfAnother = places.every((place) => tokens.slice(Math.max(last + 1, place - REACH), place).some(isAnother));
  if (!isOfAnother) return undefined;
  const values = places.map((place) => Math.abs(tokens[place]?.value ?? 0));
  return values.length > 0 && values.every((value) => isWithin(leaf.field, value)) ? { leaf, values, places } : undefined;
}

/** Words that say whose the next item is, and how far before its number. */
const isAnother = (token: Token): boolean => OTHERS.has(token.folded) || namedSideOf(token) === 'other';
const OTHERS: ReadonlySet<string> = new Set(
  listed('other another second third rest другой другая другого второй вторая второго третий остальные'),
);
const REACH = 3;

/** «Моих 52 и 40 очков, его 60 и 61»: numbers behind a word for the other side, whose items have what those of the first have. */
export function itemsOfOtherSide(
  { leaves, calculator }: Known,
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  draft: Branch,
): BareItems | undefined {
  const given = leaves.filter(
    ({ path, field }) =>
      path.length === 3 &&
      field.kind === 'int' &&
      branchesAt(draft, path.slice(0, -1)).some(({ branch }) => (path.at(-1) as string) in branch),
  );
  const twins = given.flatMap((leaf) => leaves.filter((one) => one !== leaf && one.path.length === 3 && areTwins(one, leaf)));
  const [leaf, ...others] = twins.filter(({ path: [list = ''] }) => isRequired(calculator.input[list]) && draft[list] === undefined);
  if (!leaf || others.length > 0 || given.length > 1) return undefined;
  const open = [...tokens.keys()].filter((place) => tokens[place]?.kind === 'number' && tokens[place]?.isFigure && !used.has(place));
  const other = tokens.findIndex((token, place) => place > 0 && namedSideOf(token) === 'other');
  const values = open.map((place) => Math.abs(tokens[place]?.value ?? 0));
  const fits =
    other > 0 && values.length > 0 && open.every((place) => place > other) && values.every((value) => isWithin(leaf.field, value));
  return fits ? { leaf, values, places: open } : undefined;
}

/** “Three players, 2 each”. */
function repeated(tokens: readonly Token[], places: readonly number[], numbers: readonly number[]): readonly number[] | undefined {
  const [count = 0, value = 0, ...others] = numbers;
  const [, last = 0] = places;
  const isEach = [tokens[last - 1], tokens[last + 1], tokens[last + 2]].some((token) => EACH.has(token?.folded ?? ''));
  const isCounted = numbers.length === 2 && others.length === 0 && Number.isInteger(count) && count <= MAX_COUNT;
  return isCounted && isEach ? Array.from({ length: count }, () => value) : undefined;
}

/** A first number that says how many follow is none of them. */
const withoutCount = (numbers: readonly number[]): readonly number[] =>
  numbers.length > MIN_ITEMS && numbers[0] === numbers.length - 1 ? numbers.slice(1) : numbers;
