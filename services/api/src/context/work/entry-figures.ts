/** Figures of catalog entries as plain data, which worker threads take along: they know no database. */
import type { CatalogField, EntryFigures } from '@rangefinder/rules';

/** Figures by kind and id, as far as the fields beside them take them. */
export type EntryFiguresById = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** How an entry goes by in such a record. */
export const keyOf = (of: CatalogField['of'], id: string): string => `${of} ${id}`;

/** Finds the figures of an entry among some. */
export const entryFiguresIn =
  (entries: EntryFiguresById): EntryFigures =>
  ({ of }, id) =>
    Object.hasOwn(entries, keyOf(of, id)) ? entries[keyOf(of, id)] : undefined;
