/** Single values as text, in addresses and attributes, and back. A text that is no such value stays as it is; the check reports it. */
import type { Field } from '../description.js';

/** Whether a field holds one value and not several. */
export const isScalar = (field: Field): boolean => field.kind !== 'object' && field.kind !== 'list';

/** The value that a text means in a field. */
export function readScalar(field: Field, text: string): unknown {
  if (field.kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (field.kind !== 'int' && field.kind !== 'number') return text;
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? text : value;
}
