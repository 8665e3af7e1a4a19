/** The figures of a catalog entry, written into the fields beside it. */
import type { Draft, Field, Fields } from '../description.js';

interface Filling {
  readonly id: string;
  readonly name: string;
  readonly stats: Readonly<Record<string, unknown>>;
}

/** Whether a figure of the catalog is one of a field. */
function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'int') return Number.isInteger(value);
  if (field.kind === 'text') return typeof value === 'string';
  if (field.kind === 'boolean') return typeof value === 'boolean';
  return field.kind === 'list' && Array.isArray(value) && value.length <= field.max && value.every((item) => fits(field.item, item));
}

/**
 * A part of a draft with an entry chosen: figures of the same name are those of the entry, everything else stays.
 * @example filled(card, { heat: 2 }, 'unit', { id: 'alpha-strike/atlas-as7-d', name: 'Atlas', stats: { size: 4 } })
 */
export function filled(fields: Fields, held: Draft, into: string, { id, name, stats }: Filling): Draft {
  const figures = Object.entries(fields).flatMap(([field, shape]) => {
    const value = field === 'name' ? name : stats[field];
    return field !== into && fits(shape, value) ? [[field, value]] : [];
  });
  return { ...held, ...Object.fromEntries(figures), [into]: id };
}
