/** Types of the tables, as Kysely sees them. The migrations are what makes them. */
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { NameColumns, TextColumns } from './database/text-columns.js';

/** json and jsonb: read as a value, written as JSON text, so that no driver guesses what an array is meant to be. */
type Json<T> = ColumnType<T, string, string>;
type Stamp = ColumnType<Date, Date | undefined, Date>;

/** Folded names: what lists are sorted by, byte by byte. */
type FoldedNames = TextColumns<'sort_name', string>;

/** What entries are searched and sorted by. */
interface Searchable extends FoldedNames {
  /** All names, each between bars: what distinguishes a whole name and its beginning from a part. */
  readonly search_names: string;
  /** All words of the names, and what is looked for by its exact value: `=s:ecm`. */
  readonly search_vector: string;
}

interface Provenance {
  readonly source: string;
  readonly source_id: string;
  /** SHA-256 of what the source says. */
  readonly hash: string;
  /** The import that wrote the current values. */
  readonly import_id: number;
  readonly created_at: Stamp;
  readonly updated_at: Stamp;
}

/**
 * What a unit is found and sorted by: imported values with the corrections laid over them. What readers see stands in its revisions.
 * Beside these it has a column for each figure of the rule sets.
 */
interface UnitsTable extends Searchable, Provenance {
  readonly id: string;
  /** What belongs to the unit refers to it; it grows with the table, and breaks ties when units are sorted. */
  readonly number: number;
  readonly system: string;
  readonly kind: string;
  readonly cost: number | null;
  readonly revision: number;
  readonly in_play: boolean;
}

/** Every state that a unit had in its source; never changed, never removed. */
interface UnitRevisionsTable {
  readonly unit_number: number;
  readonly revision: number;
  /** The whole draft. */
  readonly record: Json<unknown>;
  /** The row as it was read, letter by letter; null for the starter catalog, whose draft is the row. */
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
  /** What was read: a file name, the version of the starter catalog. */
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

/** Least and most of a figure among the units that share a value of another; may be wider than what is there now. */
interface FigureBoundsTable {
  /** `kind:infantry`, or a figure whose value stands beside it. */
  readonly facet: string;
  readonly value: number;
  readonly figure: string;
  readonly least: number;
  readonly most: number;
}

/** Every word of every name, once. */
interface WordsTable {
  readonly word: string;
  /** What its forms have in common; empty where the word stands for nothing (`the`). */
  readonly stem: string;
  /** The word in Latin letters: what misspellings are compared with. */
  readonly sound: string;
}

/** One row: what the rows of units were derived by. */
interface CatalogShapeTable {
  readonly id: Generated<boolean>;
  readonly shape: string;
}

/** One row: the number of the transactions that have changed anything that readers see. */
interface CatalogRevisionTable {
  readonly id: boolean;
  readonly revision: number;
  readonly changed_at: Date;
  readonly changed_in: string | null;
}

/** When each revision came about. */
interface CatalogLogTable {
  readonly revision: number;
  readonly changed_at: Date;
}

/** Units that were there once. One may be there again. */
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
