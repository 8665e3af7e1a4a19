/** Table types for Kysely. The migrations create the tables. */
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { NameColumns, TextColumns } from './database/text-columns.js';

/** json and jsonb: read as a value and written as JSON text, so that the driver does not convert arrays. */
type Json<T> = ColumnType<T, string, string>;
type Stamp = ColumnType<Date, Date | undefined, Date>;

/** Folded names, by which lists are sorted bytewise. */
type FoldedNames = TextColumns<'sort_name', string>;

/** Columns for search and sorting. */
interface Searchable extends FoldedNames {
  /** All names, each between bars, to distinguish whole names and beginnings from parts. */
  readonly search_names: string;
  /** All words of the names, and facets for exact values: `=s:ecm`. */
  readonly search_vector: string;
}

interface Provenance {
  readonly source: string;
  readonly source_id: string;
  /** SHA-256 of the source row. */
  readonly hash: string;
  /** The import that wrote the current values. */
  readonly import_id: number;
  readonly created_at: Stamp;
  readonly updated_at: Stamp;
}

/**
 * Columns of a unit for search and sorting: imported values with corrections applied. Readers get the revisions. It has another
 * column for each figure of the rule sets.
 */
interface UnitsTable extends Searchable, Provenance {
  readonly id: string;
  /** Key for references. Grows with the table, and breaks ties when units are sorted. */
  readonly number: number;
  readonly system: string;
  readonly kind: string;
  readonly cost: number | null;
  readonly revision: number;
  readonly in_play: boolean;
}

/** Every state of a unit in its source; never changed or removed. */
interface UnitRevisionsTable {
  readonly unit_number: number;
  readonly revision: number;
  /** The whole draft. */
  readonly record: Json<unknown>;
  /** The row as it was read, byte by byte; null for the starter catalog, whose draft is the row. */
  readonly raw: string | null;
  readonly hash: string;
  readonly read_at: Stamp;
  readonly import_id: number;
}

interface ImportsTable {
  readonly id: Generated<number>;
  /** `starter` or `file`. */
  readonly kind: string;
  readonly source: string;
  /** File name, or version of the starter catalog. */
  readonly label: string;
  readonly counts: Json<Readonly<Record<string, number>>>;
  readonly started_at: Stamp;
  readonly finished_at: Date | null;
}

interface CorrectionsTable {
  readonly unit_number: number;
  readonly field: string;
  readonly value: Json<unknown>;
  readonly note: string | null;
  readonly corrected_at: Stamp;
}

interface WeaponsTable extends Searchable, NameColumns, Provenance {
  readonly id: string;
  readonly system: string;
  readonly kind: string;
  readonly aliases: readonly string[];
  readonly cost: number | null;
  readonly stats: Json<unknown>;
}

interface UnitWeaponsTable {
  readonly unit_number: number;
  readonly position: number;
  readonly weapon_id: string;
  readonly count: number;
}

interface ArmorsTable extends NameColumns, TextColumns<'abbreviation', string>, Provenance {
  readonly id: string;
  readonly system: string;
  readonly position: number;
  readonly cost: number | null;
  readonly stats: Json<unknown>;
}

/** Minimum and maximum of a figure among units that share a value of another; may be wider than the current values. */
interface FigureBoundsTable {
  /** `kind:infantry`, or a figure with its value in the next column. */
  readonly facet: string;
  readonly value: number;
  readonly figure: string;
  readonly least: number;
  readonly most: number;
}

/** Every word of every name, once. */
interface WordsTable {
  readonly word: string;
  /** The common part of its forms; empty for a stop word (`the`). */
  readonly stem: string;
  /** The word in Latin letters, with which misspellings are compared. */
  readonly sound: string;
}

/** One row: the shape that the rows of units were derived from. */
interface CatalogShapeTable {
  readonly id: Generated<boolean>;
  readonly shape: string;
}

/** One row: the number of transactions that changed what readers see. */
interface CatalogRevisionTable {
  readonly id: boolean;
  readonly revision: number;
  readonly changed_at: Date;
  readonly changed_in: string | null;
}

/** Time of each revision. */
interface CatalogLogTable {
  readonly revision: number;
  readonly changed_at: Date;
}

/** Ids of removed units. A unit may come back. */
interface RemovedUnitsTable {
  readonly id: string;
  readonly removed_at: Date;
}

/** All tables of the catalog. */
export interface Tables {
  readonly units: UnitsTable;
  readonly unit_revisions: UnitRevisionsTable;
  readonly imports: ImportsTable;
  readonly corrections: CorrectionsTable;
  readonly weapons: WeaponsTable;
  readonly unit_weapons: UnitWeaponsTable;
  readonly armors: ArmorsTable;
  readonly figure_bounds: FigureBoundsTable;
  readonly words: WordsTable;
  readonly catalog_revision: CatalogRevisionTable;
  readonly catalog_shape: CatalogShapeTable;
  readonly catalog_log: CatalogLogTable;
  readonly removed_units: RemovedUnitsTable;
}

export type NewArmorRow = Insertable<ArmorsTable>;
export type WeaponRow = Selectable<WeaponsTable>;
export type ArmorRow = Selectable<ArmorsTable>;
