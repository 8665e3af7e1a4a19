/** Units of length: a length in one of them is no value of a field in another. */
import type { Field } from '@rangefinder/rules';
import type { Token } from '../text/tokens.js';
import { UNIT_PHRASES } from './unit-phrases.js';

const LENGTHS = ['inches', 'steps', 'centimetres', 'hexes'];
const UNITS = new Map(LENGTHS.flatMap((unit) => (UNIT_PHRASES[unit] ?? '').split('|').map((word) => [word, unit] as const)));

/** Whether a number has another unit of length than a field: “climb 1.5 steps” is no height in centimeters. */
export function isOtherLength(field: Field | undefined, next: Token | undefined): boolean {
  const own = field && 'unit' in field ? field.unit : undefined;
  const given = UNITS.get(next?.folded ?? '');
  return given !== undefined && own !== undefined && LENGTHS.includes(own) && own !== given;
}
