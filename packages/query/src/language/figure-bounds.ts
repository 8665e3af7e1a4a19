/** Conditions on figures. */
import type { FigureCondition } from '../filter/unit-filter.js';
import type { Operator } from './tokens.js';

/** Bounds of a number. */
export type Bounds = Omit<FigureCondition, 'figure' | 'has'>;

const NUMBER = /^\d{1,9}(?:\.\d{1,3})?$/;
/** Minimal damage as cards print it. */
const MINIMAL = /^0\*$/;
const LESS_THAN_ONE = 0.5;
const RANGE = /^(.*?)(?:\.\.|…|(?<=\d["″”*]?)\s*[-–—]\s*(?=\d))(.*)$/u;
const INCHES = /["″”]$/u;

/**
 * The bounds of a comparison; undefined when the value is no number, range or list of numbers.
 * @example parseBounds(':', ['20..30']) // { atLeast: 20, atMost: 30 }
 */
export function parseBounds(operator: Operator, values: readonly string[]): Bounds | undefined {
  const numbers = values.map(numberOf);
  const all = numbers.filter((number) => number !== undefined);
  const isList = all.length === values.length;
  const [only = ''] = values;
  if (operator === ':' || operator === '=') return isList ? { anyOf: all } : values.length === 1 ? rangeOf(only) : undefined;
  if (operator === '!=') return isList ? { noneOf: all } : undefined;
  const [number, ...others] = all;
  if (!isList || number === undefined || others.length > 0) return undefined;
  return { '<=': { atMost: number }, '>=': { atLeast: number }, '<': { below: number }, '>': { above: number } }[operator];
}

function rangeOf(value: string): Bounds | undefined {
  const range = RANGE.exec(value);
  const [from, to] = [range?.[1]?.trim() ?? '', range?.[2]?.trim() ?? ''];
  if (range === null || (from === '' && to === '')) return undefined;
  const bounds = { ...(from !== '' && { atLeast: numberOf(from) }), ...(to !== '' && { atMost: numberOf(to) }) };
  const isSound = Object.values(bounds).every((bound) => bound !== undefined);
  return isSound ? (bounds as Bounds) : undefined;
}

/** A number as players write it: `10"`, `0*`. */
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(INCHES, '');
  if (MINIMAL.test(plain)) return LESS_THAN_ONE;
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

/** Whether 0 is the only whole number within bounds. @example isOnlyZero({ below: 1 }) // true */
export const isOnlyZero = ({ anyOf, atLeast = 0, atMost = Infinity, below = Infinity, above, noneOf }: Bounds): boolean =>
  above === undefined &&
  noneOf === undefined &&
  (anyOf === undefined ? atLeast === 0 && (atMost < 1 || below <= 1) : anyOf.every((each) => each === 0));

/**
 * Whether no number fulfills all bounds.
 * @example isEmptyRange([{ atLeast: 30 }, { atMost: 20 }]) // true
 */
export function isEmptyRange(all: readonly Bounds[]): boolean {
  const least = Math.max(...all.map(({ atLeast = -Infinity, above = -Infinity }) => Math.max(atLeast, above)));
  const most = Math.min(...all.map(({ atMost = Infinity, below = Infinity }) => Math.min(atMost, below)));
  const isOpen = all.some(({ above, below }) => above === most || below === least);
  if (least > most || (least === most && isOpen)) return true;
  const lists = all.flatMap(({ anyOf }) => (anyOf ? [anyOf] : []));
  const excluded = all.flatMap(({ noneOf }) => noneOf ?? []);
  const isWithin = (value: number) => value >= least && value <= most && !excluded.includes(value);
  const [first, ...others] = lists;
  return first !== undefined && !first.some((value) => isWithin(value) && others.every((list) => list.includes(value)));
}
