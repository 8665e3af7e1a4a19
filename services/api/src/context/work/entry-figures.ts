/** Figures of catalog entries as plain data for worker threads, which have no database. */
import type { CatalogField, EntryFigures } from '@rangefinder/rules';

/** Figures by kind and id, restricted to those that calculators take. */
export type EntryFiguresById = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Key of an entry in this record. */
export const keyOf = (of: CatalogField['of'], id: string): string => `${of} ${id}`;

/** Creates a lookup of figures. */
export const entryFiguresIn =
  (entries: EntryFiguresById): EntryFigures =>
  ({ of }, id) =>
    Object.hasOwn(entries, keyOf(of, id)) ? entries[keyOf(of, id)] : undefined;
