/** Numbers without a label. */
import type { Field } from '@rangefinder/rules';
import { MAX_VAGUE_NUMBER, type Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import { type Branch, valueAt } from './draft-tree.js';
import type { Leaf } from './leaves.js';
import type { Known } from './lexicon.js';
import { otherLabels } from './other-labels.js';

export const isRequired = (field: Field): boolean => !field.optional && !('default' in field && field.default !== undefined);

/** Whether a field takes a number. */
export const isWithin = (field: Field, value: number): boolean =>
  field.kind === 'int' || field.kind === 'number'
    ? value >= field.min && value <= field.max && (field.kind === 'number' || Number.isInteger(value))
    : true;

export const isNumeric = ({ field }: Leaf): boolean =>
  field.kind === 'int' || field.kind === 'number' || (field.kind === 'list' && (field.item.kind === 'int' || field.item.kind === 'number'));

interface PlacedValue {
  readonly place: number;
  readonly value: number;
}

const PLUS: ReadonlySet<string> = new Set(['plus', 'плюс']);

/** Numbers that are joined by a plus sign are summed: `160+90`. */
export function sumsOf(left: readonly PlacedValue[], tokens: readonly Token[]): readonly PlacedValue[] {
  const sums: PlacedValue[] = [];
  for (const one of left) {
    const last = sums.at(-1);
    if (last && (tokens[one.place]?.text.startsWith('+') || PLUS.has(tokens[one.place - 1]?.folded ?? '')))
      sums[sums.length - 1] = { place: last.place, value: last.value + one.value };
    else sums.push(one);
  }
  return sums;
}

/** Fields that numbers without a label may be for. */
function openLeaves({ leaves, calculator }: Known, draft: Branch): readonly Leaf[] {
  const open = leaves.filter((leaf) => !leaf.path.includes('*') && isNumeric(leaf) && valueAt(draft, leaf.path) === undefined);
  const top = open.filter(({ path }) => path.length === 1);
  const required = top.filter(({ field }) => isRequired(field));
  const free = top.filter(({ field }) => !('default' in field) && !('insteadOf' in field));
  return [required, firstOfNeeded(open, calculator.input, draft), free].find(({ length }) => length > 0) ?? [];
}

/** The first number of the only group of fields that is still needed: the distance of “Atlas vs Locust 14”. */
function firstOfNeeded(open: readonly Leaf[], input: Known['calculator']['input'], draft: Branch): readonly Leaf[] {
  const needed = Object.entries<Field>(input).filter(([name, field]) => isRequired(field) && draft[name] === undefined);
  const [[name, field] = [], ...others] = needed;
  if (field?.kind !== 'object' || others.length > 0) return [];
  return open.filter(({ path }) => path.length === 2 && path[0] === name).slice(0, 1);
}

/** A field, and the numbers without a label that it takes. */
export interface LeftOver {
  readonly leaf: Leaf;
  readonly value: unknown;
  readonly places: readonly number[];
}

/** A list of numbers that has too few, with the numbers without a label around those that it has: “310 against 360 points”. */
export function completedList({ leaves }: Known, tokens: readonly Token[], used: ReadonlySet<number>, draft: Branch): LeftOver | undefined {
  const leaf = leaves.find((one) => one.path.length === 1 && one.field.kind === 'list' && isNumeric(one) && isRequired(one.field));
  const given = leaf && draft[leaf.name];
  if (leaf?.field.kind !== 'list' || !Array.isArray(given) || given.length === 0 || given.length >= leaf.field.min) return undefined;
  const { min, max, item } = leaf.field;
  const left = [...tokens.entries()].flatMap(([place, { isFigure, value }]) =>
    value !== undefined && isFigure && !used.has(place) && isWithin(item, value) ? [{ place, value }] : [],
  );
  const first = tokens.findIndex(({ value }, place) => used.has(place) && value === given[0]);
  const [before, behind] = [left.filter(({ place }) => place < first), left.filter(({ place }) => place > first)];
  const all = [...before.map(({ value }) => value), ...given, ...behind.map(({ value }) => value)];
  const fits = left.length > 0 && all.length >= min && all.length <= max;
  return fits ? { leaf, value: all, places: left.map(({ place }) => place) } : undefined;
}

/** “8 hull points”, «дистанция 6»: the number has a word of its own, which the calculator does not know. */
function isOfOther(tokens: readonly Token[], place: number, used: ReadonlySet<number>, isOwn: (token: Token) => boolean): boolean {
  const isLabel = (at: number): boolean => {
    const token = tokens[at];
    return token?.kind === 'word' && !used.has(at) && !isOwn(token);
  };
  return (
    (isLabel(place + 1) && !tokens[place + 1]?.isAfterStop) ||
    (isLabel(place - 1) && !tokens[place]?.isAfterStop && !tokens[place]?.isAfterColon)
  );
}

/** Words for small numbers that count nothing. */
const NAMED: ReadonlySet<string> = new Set(listed('двойка двойку двойкой единица единицу единицей'));

/** Numbers without a label are for the only field that still needs some, or for the only one that could have some. */
export function leftOver(
  known: Known,
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  draft: Branch,
  isOwn: (token: Token) => boolean,
): LeftOver | undefined {
  const open = [...tokens.entries()].flatMap(([place, { isFigure, value, folded }]) =>
    value !== undefined && (isFigure || value > MAX_VAGUE_NUMBER || NAMED.has(folded)) && !used.has(place)
      ? [{ place, value, isFigure }]
      : [],
  );
  // “Three armies, 300, 330 and 345”: with figures, a number word only counts them.
  const figures = open.filter(({ isFigure }) => isFigure);
  const left = figures.length > 0 ? figures : open;
  if (left.length === 0 || left.some(({ place }) => isOfOther(tokens, place, used, isOwn))) return undefined;
  const [leaf, ...others] = openLeaves(known, draft);
  if (!leaf || others.length > 0) return undefined;
  const labels = otherLabels(known, [leaf]);
  if (left.some(({ place }) => labels.has(tokens[place - 1]?.stem ?? ''))) return undefined;
  const places = left.map(({ place }) => place);
  const { field } = leaf;
  if (field.kind !== 'list') {
    const [only, ...more] = left;
    return only && more.length === 0 && isWithin(field, only.value) ? { leaf, value: only.value, places } : undefined;
  }
  const values = sumsOf(left, tokens).map(({ value }) => value);
  const fits = values.length >= field.min && values.length <= field.max && values.every((value) => isWithin(field.item, value));
  return fits ? { leaf, value: values, places } : undefined;
}
