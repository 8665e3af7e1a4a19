/** A foreign key without an index makes whoever removes an import read all rows that may refer to it. */
import { type Kysely, sql } from 'kysely';

export const online = true;

const INDEXES = { weapons_by_import: 'weapons', armors_by_import: 'armors' } as const;

/** An index whose building broke off stays behind, unusable: it is dropped before it is built again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [index, table] of Object.entries(INDEXES)) {
    await sql.raw(`drop index concurrently if exists ${index}`).execute(db);
    await sql.raw(`create index concurrently if not exists ${index} on ${table} (import_id)`).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of Object.keys(INDEXES)) await sql.raw(`drop index concurrently if exists ${index}`).execute(db);
}
