/** Single figures of an answer. */
import type { Field } from '../description.js';
import { figureText, type Wording } from './figures.js';
import { labels } from './form.js';
import { isOdds } from './odds.js';

/** A figure with its label. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  /** Whether it is the odds of something. */
  readonly isChance?: boolean;
}

/** Figures by name. */
export type Figures = { readonly [name: string]: unknown };
/** A figure’s name and field. */
export type Named = readonly [name: string, field: Field];

/** One value that is not odds. */
export const isSingle = (field: Field): boolean => field.kind !== 'list' && field.kind !== 'object' && !isOdds(field);

/** A figure in words. */
export const figure = (field: Field, value: unknown, wording: Wording): Figure => ({
  label: labels(field, wording.language).label,
  text: figureText(field, value, wording),
  ...(isOdds(field) && { isChance: true }),
});
