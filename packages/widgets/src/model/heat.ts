/** Heat maps: the answer over the ranges of two numbers. */
import { number } from '@rangefinder/rules';
import type { Draft, Fields, Language } from '../description.js';
import type { Prospect } from '../explore.js';
import type { Alternative } from './alternatives.js';
import { changed } from './change.js';
import type { NumberControl } from './controls.js';
import { valuesOf } from './variation.js';

/** Cells with a figure that fit a phone. */
const MAX_ACROSS = 10;
const MAX_DOWN = 12;

/** A few evenly spaced values of a number, the present one among them. */
export function thinned(control: NumberControl, max: number): readonly number[] {
  const all = valuesOf(control);
  const step = Math.ceil(all.length / max);
  const kept = all.filter((_, index) => index % step === 0);
  const { value } = control;
  if (value === undefined || kept.includes(value) || !all.includes(value)) return kept;
  const nearest = kept.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
  return kept.map((one) => (one === nearest ? value : one));
}

/** The outcome for a pair of values. */
interface Cell {
  /** A whole percentage or a dash; empty if it is unknown. */
  readonly text: string;
  readonly share: number;
  readonly isNow: boolean;
}

/** A row for each value of the first number, a column for each value of the second. */
export interface HeatMap {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly value: string; readonly cells: readonly Cell[] }[];
}

const keyAt = (down: number, across: number): string => `${down},${across}`;

/** The draft with each pair of values. */
export const gridOf = (input: Fields, draft: Draft, down: NumberControl, across: NumberControl): readonly Alternative[] =>
  thinned(down, MAX_DOWN).flatMap((row) => {
    const inRow = changed(input, draft, { path: down.path, field: down.field, value: row });
    return thinned(across, MAX_ACROSS).map((column) => ({
      key: keyAt(row, column),
      draft: changed(input, inRow, { path: across.path, field: across.field, value: column }),
    }));
  });

const PERCENT = 100;

export function heatMapOf(down: NumberControl, across: NumberControl, prospects: readonly Prospect[], language: Language): HeatMap {
  const byKey = new Map(prospects.map((prospect) => [prospect.key, prospect]));
  const columns = thinned(across, MAX_ACROSS);
  const cellAt = (row: number, column: number): Cell => {
    const found = byKey.get(keyAt(row, column));
    const text = found && (found.text.includes('%') ? String(Math.round(found.share * PERCENT)) : found.text);
    return { text: text ?? '', share: found?.share ?? 0, isNow: row === down.value && column === across.value };
  };
  return {
    columns: columns.map((value) => number(value, language)),
    rows: thinned(down, MAX_DOWN).map((row) => ({ value: number(row, language), cells: columns.map((column) => cellAt(row, column)) })),
  };
}
