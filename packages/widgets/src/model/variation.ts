/** One number of a draft over its range: what the picture of how an answer changes is drawn from. */
import type { Draft, Fields } from '../description.js';
import { type Alternative, controlsOf, keyOf, marksOf } from './alternatives.js';
import { changed } from './change.js';
import type { Body, NumberControl } from './form.js';

/** More columns than these no screen shows apart. */
const MAX_COLUMNS = 61;

/** The numbers of a form that can vary, rulers first: what they measure matters most. */
export const variableOf = (body: Body): readonly NumberControl[] =>
  controlsOf(body)
    .filter((control) => control.kind === 'number')
    .toSorted((one, other) => Number(other.bands.length > 0) - Number(one.bands.length > 0));

/** Whole numbers from the least up; of a ruler, to its end. */
export function valuesOf(control: NumberControl): readonly number[] {
  if (control.bands.length > 0) return marksOf(control);
  const least = Math.ceil(control.min);
  const length = Math.min(MAX_COLUMNS, Math.floor(control.max) - least + 1);
  return Array.from({ length }, (_, index) => least + index);
}

/** The draft with each of these values. */
export const variationOf = (
  input: Fields,
  draft: Draft,
  { path, field }: NumberControl,
  values: readonly number[],
): readonly Alternative[] => values.map((value) => ({ key: keyOf(path, value), draft: changed(input, draft, { path, field, value }) }));
