/** Report of an import: final counts, and an event for every refused or doubtful row. */
import type { Problem, Text } from '@rangefinder/rules';
import type { Note } from './notes.js';
import type { Place } from './parsed-rows.js';

/** Counts of rows; the first four add up to `read`. */
export const COUNTED = ['read', 'added', 'changed', 'unchanged', 'refused', 'withoutCard', 'doubtful', 'tidied'] as const;
/** Counts of rows by outcome. Rows in `withoutCard`, `doubtful` and `tidied` were accepted. */
export type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

/** Counts of zero. */
export const NO_COUNTS = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts;

/** Adds counts. */
export const sumOf = (a: Counts, b: Partial<Counts>): Counts =>
  Object.fromEntries(COUNTED.map((name) => [name, a[name] + (b[name] ?? 0)])) as Counts;

/** An event about a row. */
export type Issue =
  | {
      readonly kind: 'refused';
      readonly place: Place;
      readonly problems: readonly Problem[];
      /** Number of problems that `problems` leaves out. */
      readonly more?: number | undefined;
    }
  | { readonly kind: 'noted'; readonly place: Place; readonly name: string; readonly notes: readonly Note[] };

/** An added or changed entry; a change has the fields of its source before and after. */
export type Change =
  | { readonly kind: 'added'; readonly id: string; readonly name: string }
  | { readonly kind: 'changed'; readonly id: string; readonly name: string; readonly fields: readonly FieldChange[] };

/** A changed field. */
export interface FieldChange {
  /** `cost`, `stats.armor`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A file that was read. */
export interface ReadFile {
  readonly name: string;
  readonly format: Text;
  readonly rows: number;
}

/** Units in play that the catalog has from a source and the files do not. */
export interface MissingUnits {
  readonly source: string;
  /** Sorted. */
  readonly ids: readonly string[];
  /** Whether they were taken out of play. */
  readonly leftOut: boolean;
}

/** Result of an import. */
export interface ImportReport {
  readonly counts: Counts;
  readonly files: readonly ReadFile[];
  /** Files of folders and archives in no known format. */
  readonly passedOver: readonly string[];
  /** Units of the catalog that no file has, although a file has others of their source. */
  readonly missing: readonly MissingUnits[];
  readonly milliseconds: number;
  /** Whether nothing was written on purpose. */
  readonly dryRun: boolean;
  /** False after a dry run, and after a strict import with refused rows. */
  readonly written: boolean;
}
