/** Migrates the tables forward or back. One process works at a time, while readers and writers of a running service go on. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { type CatalogError, catalogError, isUnavailable } from '../database/catalog-error.js';
import { codeOf } from '../database/faults.js';
import type { Tables } from '../schema.js';
import { keepShape } from '../writing/shape.js';
import { type History, historyOf } from './history.js';
import { type CatalogMigration, MIGRATIONS } from './index.js';

type Migrations = Readonly<Record<string, CatalogMigration>>;

/** Options of a migration. */
export interface MigrateOptions {
  /** Other migrations than those of this version, for tests. */
  readonly migrations?: Migrations | undefined;
  /** Maximum attempts when a table is in use. */
  readonly attempts?: number | undefined;
}

/** Key of the advisory lock; any unused number. */
const LOCK = 5_150_2009;
const LOCK_POLL_MS = 200;
/** A change of a table waits for running transactions, and later queries queue behind it. Shorter than their time-out. */
const LOCK_TIMEOUT_MS = 500;
const LOCK_RETRY_MS = 2_000;
/** Ten minutes, longer than the longest imports. */
const ATTEMPTS = 300;
const LOCKED = '55P03';

/**
 * Runs the missing migrations, each in its own transaction, and updates what is derived from the rule sets; returns the names of
 * the migrations. Of several processes, one works, and the others wait and find nothing to do. A database that a newer version has
 * extended is left as it is. Rejects with `MIGRATION_FAILED`, or with `UNAVAILABLE` when the database is away.
 * @example await migrate(catalog.db) // ['2026-11-25-1-catalog'], then []
 */
export async function migrate(
  db: Kysely<Tables>,
  { migrations = MIGRATIONS, attempts = ATTEMPTS }: MigrateOptions = {},
): Promise<readonly string[]> {
  return alone(db, async (one) => {
    const { pending, newer } = await passable(one, migrations);
    // The rule sets of the newer version may have figures that this one would remove.
    if (newer.length > 0) return [];
    for (const name of pending) {
      const isOnline = migrations[name]?.online === true;
      await step(one, name, isOnline, attempts, () => migratorOf(one, migrations).migrateUp({ disableTransactions: isOnline }));
    }
    await keepShape(one);
    return pending;
  });
}

/**
 * Reverts all migrations after the given one, the last first; returns their names. Data that only the newer tables hold is lost.
 * Rejects with `MIGRATION_FAILED` when a migration cannot be reverted; restore a backup then.
 * @example await migrateBack(catalog.db, '2026-11-25-1-catalog') // ['2026-12-09-1-scenarios']
 */
export async function migrateBack(
  db: Kysely<Tables>,
  to: string,
  { migrations = MIGRATIONS, attempts = ATTEMPTS }: MigrateOptions = {},
): Promise<readonly string[]> {
  return alone(db, async (one) => {
    const back = wayBack(await passable(one, migrations), to, migrations);
    for (const name of back) {
      const isOnline = migrations[name]?.online === true;
      await step(one, name, isOnline, attempts, () => migratorOf(one, migrations).migrateDown({ disableTransactions: isOnline }));
    }
    return back;
  });
}

/** The migrations to revert, the last first. Throws when one cannot be reverted. */
export function wayBack({ pending, newer }: History, to: string, migrations: Migrations = MIGRATIONS): readonly string[] {
  const had = [...Object.keys(migrations).filter((name) => !pending.includes(name)), ...newer];
  if (!had.includes(to)) throw failure(`${to} is none of the migrations that the catalog has had: ${had.join(', ')}`);
  const back = had.slice(had.indexOf(to) + 1).toReversed();
  const stuck = back.find((name) => migrations[name]?.down === undefined);
  if (stuck !== undefined) throw failure(`${stuck} cannot be taken back by this version; restore a backup that was made before it`);
  return back;
}

/** The history of a database; throws when this version cannot work on it. */
export async function passable(db: Kysely<Tables>, migrations: Migrations = MIGRATIONS): Promise<History> {
  const history = await historyOf(db, migrations);
  if (history.obstacle === undefined) return history;
  throw failure(
    `The catalog was made by another version of Rangefinder: it has had the migration ${history.obstacle}, which this version does not know. ` +
      'Use that version, or another folder or database. To move the catalog: with the version that made it, run npm run catalog -- export ' +
      '--output catalog.json; with this one, import the file into an empty folder or database.',
  );
}

/** Runs work on one connection while no other process migrates. */
function alone<T>(db: Kysely<Tables>, work: (one: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (one) => {
    // Polls instead of waiting in a query, since `create index concurrently` waits for all running queries.
    while (!(await tryLock(one))) await pause(LOCK_POLL_MS);
    try {
      return await work(one);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(one).catch(() => undefined);
    }
  });
}

async function tryLock(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as held`.execute(db);
  return rows[0]?.held ?? false;
}

const migratorOf = (db: Kysely<Tables>, migrations: Migrations): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/** Runs one migration. If a table is in use, it releases its locks, so that others do not wait behind it, and tries again. */
async function step(
  db: Kysely<Tables>,
  name: string,
  isOnline: boolean,
  attempts: number,
  run: () => Promise<MigrationResultSet>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await sql`set lock_timeout = ${sql.lit(isOnline ? 0 : LOCK_TIMEOUT_MS)}`.execute(db);
    const { error } = await run();
    await sql`reset lock_timeout`.execute(db).catch(() => undefined);
    if (error === undefined) return;
    if (!isLocked(error)) throw isUnavailable(error) ? error : failure(`Migration ${name}: ${messageOf(error)}`, error);
    if (attempt >= attempts) throw failure(`Migration ${name}: a table that it changes is in use`, error);
    await pause(LOCK_RETRY_MS);
  }
}

const isLocked = (error: unknown): boolean => codeOf((error as { cause?: unknown } | null)?.cause) === LOCKED;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failure = (message: string, cause?: unknown): CatalogError => catalogError('MIGRATION_FAILED', message, cause);
