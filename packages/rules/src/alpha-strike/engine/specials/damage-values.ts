/** Damage values in the notation of cards: a number, `0*` for minimal damage, `0` or a dash for none. */
import type { Range } from '../../vocabulary.js';

/** One damage value. `minimal` is the printed `0*`: no fixed point, one point on 4+ of a D6. */
export interface DamageValue {
  readonly points: number;
  readonly minimal: boolean;
}

/** Damage values by range bracket, as in `3/4/2`. */
export type RangedValues = Readonly<Record<Range, DamageValue>>;

export const NO_DAMAGE: DamageValue = { points: 0, minimal: false };
const MINIMAL_DAMAGE: DamageValue = { points: 0, minimal: true };

const DASHES: readonly string[] = ['-', '–', '—', '−'];

/** The syntax of a damage value, for the `pattern` of text fields. */
export const DAMAGE_PATTERN = /^\s*(\d{1,2}|0\*|[-–—−])\s*$/;

/** Parses one value. Undefined for other text. @example parseDamage('0*') // { points: 0, minimal: true } */
export function parseDamage(text: string): DamageValue | undefined {
  if (!DAMAGE_PATTERN.test(text)) return undefined;
  const value = text.trim();
  if (value === '0*') return MINIMAL_DAMAGE;
  return DASHES.includes(value) ? NO_DAMAGE : { points: Number(value), minimal: false };
}

/**
 * Parses values by range: short, medium, long. Missing values at the end are 0. A single value applies to every range. Undefined
 * when any of them is not a damage value. Ruling: alpha-strike/ruling/single-figure.
 * @example parseRanged(['3', '4', '2'])
 */
export function parseRanged(texts: readonly string[]): RangedValues | undefined {
  const values = texts.map(parseDamage);
  if (values.length < 1 || values.length > 3 || values.includes(undefined)) return undefined;
  const [short = NO_DAMAGE, medium = NO_DAMAGE, long = NO_DAMAGE] = values;
  return values.length === 1 ? { SHORT: short, MEDIUM: short, LONG: short } : { SHORT: short, MEDIUM: medium, LONG: long };
}

/** Whether an attack with this value is possible. Source: step 3 of the combat phase. @example dealsDamage(NO_DAMAGE) // false */
export const dealsDamage = ({ points, minimal }: DamageValue): boolean => points > 0 || minimal;

/** The printed notation: `3`, `0*`, `–`. */
export function damageText({ points, minimal }: DamageValue): string {
  if (minimal) return '0*';
  return points === 0 ? '–' : String(points);
}

/** The printed notation by range: `3/4/2`. */
export const rangedText = ({ SHORT, MEDIUM, LONG }: RangedValues): string => [SHORT, MEDIUM, LONG].map(damageText).join('/');

/** A value reduced by points, at least 0; `0*` becomes 0. Ruling: alpha-strike/ruling/weapon-hit-values. */
export function lowered(value: DamageValue, by: number): DamageValue {
  if (by <= 0) return value;
  return { points: Math.max(0, value.points - by), minimal: false };
}

/** All values reduced by points. */
export const loweredAll = ({ SHORT, MEDIUM, LONG }: RangedValues, by: number): RangedValues => ({
  SHORT: lowered(SHORT, by),
  MEDIUM: lowered(MEDIUM, by),
  LONG: lowered(LONG, by),
});
