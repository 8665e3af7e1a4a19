/** Compares the migrations of a database with those of this version. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.js';
import { type CatalogMigration, isContract, MIGRATIONS } from './index.js';

type Migrations = Readonly<Record<string, CatalogMigration>>;

/** Migrations of a database relative to this version. */
export interface History {
  /** Missing migrations, in order. */
  readonly pending: readonly string[];
  /** Migrations of newer versions. */
  readonly newer: readonly string[];
  /** The first migration that prevents this version from working on the database. */
  readonly obstacle: string | undefined;
}

/** Reads the history of a database; one without tables has no migrations. */
export async function historyOf(db: Kysely<Tables>, known: Migrations = MIGRATIONS): Promise<History> {
  const { rows: there } = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(db);
  if (!there[0]?.table) return compare([], known);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return compare(
    rows.map(({ name }) => name),
    known,
  );
}

/**
 * A version works with additions of newer versions, which allows rolling updates. It does not work after a contract, or if the
 * histories diverge.
 */
function compare(had: readonly string[], known: Migrations): History {
  const names = Object.keys(known);
  const last = names.at(-1) ?? '';
  const unknown = had.filter((name) => !Object.hasOwn(known, name));
  const pending = names.filter((name) => !had.includes(name));
  const parted = unknown.find((name) => name < last || pending.length > 0);
  return { pending, newer: unknown, obstacle: parted ?? unknown.find(isContract) };
}
