/** What an import reports: counts at the end, and meanwhile every row that was refused or is in doubt. */
import type { Problem, Text } from '@rangefinder/rules';
import type { Note } from './notes.js';
import type { Place } from './parsed-rows.js';

/** Counts of rows; the first four add up to `read`. */
export const COUNTED = ['read', 'added', 'changed', 'unchanged', 'refused', 'withoutCard', 'doubtful', 'tidied'] as const;
/** Counts of rows by what became of them. `withoutCard`, `doubtful` and `tidied` are among those taken. */
export type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

/** None yet. */
export const NO_COUNTS = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts;

/** Counts together. */
export const sumOf = (a: Counts, b: Partial<Counts>): Counts =>
  Object.fromEntries(COUNTED.map((name) => [name, a[name] + (b[name] ?? 0)])) as Counts;

/** Something to say about a row. */
export type Issue =
  | { readonly kind: 'refused'; readonly place: Place; readonly problems: readonly Problem[] }
  | { readonly kind: 'noted'; readonly place: Place; readonly name: string; readonly notes: readonly Note[] };

/** A unit that came or changed; for the latter, what its source says before and after. */
export type Change =
  | { readonly kind: 'added'; readonly id: string; readonly name: string }
  | { readonly kind: 'changed'; readonly id: string; readonly name: string; readonly fields: readonly FieldChange[] };

/** A field that changed. */
export interface FieldChange {
  /** `cost`, `stats.armor`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A file of an import. */
export interface ReadFile {
  readonly name: string;
  readonly format: Text;
  readonly rows: number;
}

/** Units in play that the catalog has of a source and the files had not. */
export interface MissingUnits {
  readonly source: string;
  /** In order. */
  readonly ids: readonly string[];
  /** Whether they were put out of play. */
  readonly leftOut: boolean;
}

/** The outcome of an import. */
export interface ImportReport {
  readonly counts: Counts;
  readonly files: readonly ReadFile[];
  /** Files of folders and archives that are in no known format. */
  readonly passedOver: readonly string[];
  /** Of the sources that the files had units of. */
  readonly missing: readonly MissingUnits[];
  readonly milliseconds: number;
  /** Nothing was written: it was only to be seen what would be. */
  readonly dryRun: boolean;
  /** False in a dry run, and where rows were refused and all were to be taken or none. */
  readonly written: boolean;
}
