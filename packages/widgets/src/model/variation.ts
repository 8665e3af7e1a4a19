/** The answer over the range of one number. */
import { number } from '@rangefinder/rules';
import type { Draft, Fields, Language } from '../description.js';
import type { Prospect } from '../explore.js';
import { type Alternative, controlsOf, keyOf, marksOf } from './alternatives.js';
import { changed } from './change.js';
import type { Body, NumberControl } from './controls.js';

/** More columns are too narrow to read. */
const MAX_COLUMNS = 61;

/** The numbers of a form that can vary. Rulers come first: they matter most. */
export const variableOf = (body: Body): readonly NumberControl[] =>
  controlsOf(body)
    .filter((control) => control.kind === 'number')
    .toSorted((one, other) => Number(other.bands.length > 0) - Number(one.bands.length > 0));

/** Whole numbers in ascending order; of a ruler, up to its end. */
export function valuesOf(control: NumberControl): readonly number[] {
  if (control.bands.length > 0) return marksOf(control);
  const first = Math.ceil(control.min);
  const length = Math.min(MAX_COLUMNS, Math.floor(control.max) - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** A value of a number, and its outcome. */
export interface Column extends Pick<Prospect, 'text' | 'share'> {
  readonly value: string;
  readonly isNow: boolean;
}

/** A column for each value whose outcome is known. */
export function columnsOf(
  control: NumberControl,
  values: readonly number[],
  prospects: readonly Prospect[],
  language: Language,
): readonly Column[] {
  const byKey = new Map(prospects.map((prospect) => [prospect.key, prospect]));
  return values.flatMap((value) => {
    const prospect = byKey.get(keyOf(control.path, value));
    if (!prospect) return [];
    const { text, share } = prospect;
    return [{ value: number(value, language), text, share, isNow: value === control.value }];
  });
}

/** The draft with each of these values. */
export const variationOf = (
  input: Fields,
  draft: Draft,
  { path, field }: NumberControl,
  values: readonly number[],
): readonly Alternative[] => values.map((value) => ({ key: keyOf(path, value), draft: changed(input, draft, { path, field, value }) }));
