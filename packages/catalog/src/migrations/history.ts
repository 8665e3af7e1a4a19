/** What migrations a database has had, compared with those that this version knows. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.js';
import { type CatalogMigration, isContract, MIGRATIONS } from './index.js';
import { squash } from './squashed.js';

type Migrations = Readonly<Record<string, CatalogMigration>>;

/** How a database stands to this version. */
export interface History {
  /** Migrations of this version that it has not had, in order. */
  readonly pending: readonly string[];
  /** Migrations of newer versions that it has had. */
  readonly newer: readonly string[];
  /** The first of its migrations that keeps this version from working on it. */
  readonly obstacle: string | undefined;
}

/** Compares; a database without tables has had none. */
export async function historyOf(db: Kysely<Tables>, known: Migrations = MIGRATIONS): Promise<History> {
  const { rows: there } = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(db);
  if (!there[0]?.table) return compare([], known);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return compare(squash(rows.map(({ name }) => name)), known);
}

/**
 * A version works on what newer ones have added, and goes on beside them while they take its place one by one. It does not work on
 * what they have taken away, nor where the histories part.
 */
function compare(had: readonly string[], known: Migrations): History {
  const names = Object.keys(known);
  const last = names.at(-1) ?? '';
  const unknown = had.filter((name) => !Object.hasOwn(known, name));
  const pending = names.filter((name) => !had.includes(name));
  const parted = unknown.find((name) => name < last || pending.length > 0);
  return { pending, newer: unknown, obstacle: parted ?? unknown.find(isContract) };
}
