/** Units of length: a length in one of them is no value of a field in another. */
import type { Field } from '@rangefinder/rules';
import type { Token } from '../text/tokens.js';
import { PERCENT } from '../text/word-lists.js';
import { UNIT_PHRASES } from './unit-phrases.js';

const LENGTHS = ['inches', 'steps', 'centimetres', 'hexes'];
const UNITS = new Map(LENGTHS.flatMap((unit) => (UNIT_PHRASES[unit] ?? '').split('|').map((word) => [word, unit] as const)));

/** Whether the values of a field are lengths. */
export const isLength = (field: Field | undefined): boolean => field !== undefined && 'unit' in field && LENGTHS.includes(field.unit ?? '');

/** Words for a unit of length. */
export const LENGTH_WORDS: ReadonlySet<string> = new Set(UNITS.keys());

/** Kinds of fields for numbers. Without a unit, they take no length. */
const UNITLESS: ReadonlySet<string> = new Set(['int', 'number', 'list']);

/** Whether a number has another unit of length than a field: “climb 1.5 steps” is no height in centimeters, “5 inches” no skill. */
export function isOtherLength(field: Field | undefined, next: Token | undefined): boolean {
  const own = field && 'unit' in field ? field.unit : undefined;
  const given = UNITS.get(next?.folded ?? '');
  return (
    given !== undefined &&
    own !== given &&
    madeOf(field, next) === undefined &&
    (own === undefined ? UNITLESS.has(field?.kind ?? '') : LENGTHS.includes(own))
  );
}

/** How many of the unit behind a number make one of the unit of a field: 5 cm are a step. */
export function madeOf(field: Field | undefined, next: Token | undefined): number | undefined {
  const given = UNITS.get(next?.folded ?? '');
  const units: Readonly<Record<string, number>> = (field && 'madeOf' in field && field.madeOf) || {};
  return given === undefined ? undefined : units[given];
}

/** Whether the word behind a number makes it a percentage: “lost 50%” is no number of losses. */
export const isPercentage = (next: Token | undefined): boolean => PERCENT.has(next?.folded ?? '');
