/** Single values as text, in addresses and attributes. A text that cannot be parsed stays a text; the validation reports it. */
import type { Field } from '../description.js';

/** Whether a field has a single value. */
export const isScalar = (field: Field): boolean => field.kind !== 'object' && field.kind !== 'list';

/** Parses the text of a single value. */
export function readScalar(field: Field, text: string): unknown {
  if (field.kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (field.kind !== 'int' && field.kind !== 'number') return text;
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? text : value;
}
