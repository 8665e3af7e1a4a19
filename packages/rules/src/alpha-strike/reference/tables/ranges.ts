/** Range brackets: their limits and to-hit modifiers. */
import type { Table } from '../../../reference/reference.js';
import { RANGES, type Range } from '../../vocabulary.js';

/** The maximum distance of each bracket in inches, inclusive. */
export const RANGE_LIMITS: Readonly<Record<Range, number>> = { SHORT: 6, MEDIUM: 24, LONG: 42 };

export const RANGE_MODIFIERS: Readonly<Record<Range, number>> = { SHORT: 0, MEDIUM: 2, LONG: 4 };

/** Modifiers of the pilot ability Sniper, instead of the printed ones. */
export const SNIPER_MODIFIERS: Readonly<Record<Range, number>> = { SHORT: 0, MEDIUM: 1, LONG: 2 };

const BRACKETS = ['SHORT', 'MEDIUM', 'LONG'] as const;

/** The bracket of a distance in inches. Undefined beyond long range. `rangeAt(6)` → `SHORT`. */
export const rangeAt = (inches: number): Range | undefined => BRACKETS.find((range) => inches <= RANGE_LIMITS[range]);

/** The brackets as sections of a scale in inches. */
export const RANGE_BANDS = BRACKETS.map((range) => ({ label: RANGES.values[range], to: RANGE_LIMITS[range] }));

export const rangesTable: Table = {
  id: 'alpha-strike/table/ranges',
  title: { en: 'Range', ru: 'Дистанция' },
  section: 'alpha-strike/range',
  columns: [
    { en: 'Bracket', ru: 'Дистанция' },
    { en: 'Up to, inches', ru: 'До, дюймов' },
    { en: 'Modifier', ru: 'Модификатор' },
    { en: 'With Sniper', ru: 'Со «Снайпером»' },
  ],
  rows: BRACKETS.map((range) => [RANGES.values[range], RANGE_LIMITS[range], RANGE_MODIFIERS[range], SNIPER_MODIFIERS[range]]),
};
