/** Writes the whole catalog at one moment to a file, while a service is running. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import type { Catalog, Session } from '../opening/open.js';
import type { Tables } from '../schema.js';
import { END_OF_ROWS, type Head, TABLES } from './format.js';

/**
 * Writes a backup; the file appears when it is complete.
 * @example await writeBackup(catalog, 'catalog.backup')
 */
export async function writeBackup(catalog: Catalog, path: string): Promise<void> {
  const part = `${path}.part`;
  try {
    await catalog.session(({ db, run }) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => pipeline(Readable.from(summed(contents(trx, run))), createGzip(), createWriteStream(part))),
    );
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Appends the checksum line. */
async function* summed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield lineOf({ sha256: hash.digest('hex') });
}

async function* contents(trx: Transaction<Tables>, run: Session['run']): AsyncGenerator<Buffer> {
  yield lineOf(await headOf(trx));
  for (const table of TABLES) {
    const columns = await columnsOf(trx, table);
    yield lineOf({ table, columns });
    const names = columns.map((column) => `"${column}"`).join(', ');
    yield* await run(async (client) => client.query(copyTo(`copy ${table} (${names}) to stdout`)) as AsyncIterable<Buffer>);
    yield Buffer.from(END_OF_ROWS);
  }
}

async function headOf(trx: Transaction<Tables>): Promise<Head> {
  const { rows } = await sql<{ revision: number; migrations: string[] }>`select
    (select revision from catalog_revision) as revision,
    (select array_agg(name order by name) from kysely_migration) as migrations`.execute(trx);
  const { revision = 0, migrations = [] } = rows[0] ?? {};
  return { format: 'rangefinder-backup', version: 1, migrations, revision };
}

/** Columns without generated ones. */
async function columnsOf(trx: Transaction<Tables>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(trx);
  return rows.map(({ name }) => name);
}

const lineOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
