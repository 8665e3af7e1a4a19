/**
 * Migrations of development versions, which the first migration replaces. A database that has had all of them has the same tables, so only
 * their names are exchanged. To be removed with the first release.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.js';

const SQUASHED = [
  '2026-11-23-1-tables',
  '2026-11-23-2-search',
  '2026-11-23-3-revision',
  '2026-11-23-4-changes',
  '2026-11-23-5-import-indexes',
];
const REPLACEMENT = '2026-11-25-1-catalog';

/** Whether a migration is one of a development version. */
export const isSquashed = (name: string): boolean => SQUASHED.includes(name);

/**
 * Names of migrations with those of development versions replaced where all of them are there.
 * @example squash(['2026-11-23-1-tables', …, '2026-11-23-5-import-indexes']) // ['2026-11-25-1-catalog']
 */
export const squash = (names: readonly string[]): readonly string[] =>
  SQUASHED.every((name) => names.includes(name)) ? [REPLACEMENT, ...names.filter((name) => !isSquashed(name))] : names;

/** Exchanges the names in a database that has had all migrations of the development versions. */
export async function adoptSquashed(db: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!tables[0]?.name) return;
  await sql`with squashed as (
      delete from kysely_migration where name = any(${SQUASHED})
        and (select count(*) from kysely_migration where name = any(${SQUASHED})) = ${SQUASHED.length}
      returning timestamp
    )
    insert into kysely_migration (name, timestamp) select ${REPLACEMENT}, max(timestamp) from squashed having count(*) > 0`.execute(db);
}
