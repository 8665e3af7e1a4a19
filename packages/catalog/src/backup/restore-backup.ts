/** Replaces the content of a catalog with a backup in one transaction. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import type { ZodType } from 'zod';
import { catalogError } from '../database/catalog-error.js';
import type { Catalog, Session } from '../opening/open.js';
import type { Tables } from '../schema.js';
import { holdCatalog } from '../writing/lock.js';
import { keepShapeWithin } from '../writing/shape.js';
import { END_OF_ROWS, endShape, type Head, headShape, linesOf, TABLES, tableShape } from './format.js';

/** Options of a restore. */
export interface RestoreOptions {
  /** Whether imports and corrections of the catalog may be replaced. */
  readonly replace?: boolean | undefined;
}

type Trx = Transaction<Tables>;
type Lines = AsyncGenerator<Buffer>;

/**
 * Restores a backup. Rejects with `BAD_BACKUP` if the file is incomplete or of another version, and with `NOT_EMPTY` if the catalog
 * has imports or corrections and `replace` is not set. Nothing is changed then.
 * @example await restoreBackup(catalog, 'catalog.backup', { replace: true })
 */
export async function restoreBackup(catalog: Catalog, path: string, { replace = false }: RestoreOptions = {}): Promise<void> {
  const restore = async ({ db, run }: Session): Promise<void> => {
    await db.transaction().execute(async (trx) => {
      await holdCatalog(trx);
      if (!replace && (await hasOwn(trx)))
        throw catalogError(
          'NOT_EMPTY',
          'The catalog has imports or corrections; nothing was changed. --replace puts the backup in their place.',
        );
      await restoreAll(trx, run, linesOf(createReadStream(path).pipe(createGunzip())), path);
    });
    await sql`vacuum analyze`.execute(db).catch(() => undefined);
  };
  await verify(path);
  await catalog.session(restore);
}

/** Reads the whole file before anything is changed. */
async function verify(path: string): Promise<void> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  const read = async (lines: AsyncIterable<Buffer>): Promise<void> => {
    for await (const line of lines) {
      if (held) hash.update(held);
      held = Buffer.from(line);
    }
  };
  await pipeline(createReadStream(path), createGunzip(), (bytes) => read(linesOf(bytes as AsyncIterable<Buffer>))).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.syscall) throw error;
      throw badBackup(path, 'it is damaged or no backup');
    },
  );
  const { sha256 } = parsed(endShape, held, path);
  if (sha256 !== hash.digest('hex')) throw badBackup(path, 'its checksum is wrong');
}

async function hasOwn(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`select
    exists (select from imports where kind <> 'starter') or exists (select from corrections) as own`.execute(trx);
  return rows[0]?.own ?? false;
}

async function restoreAll(trx: Trx, run: Session['run'], lines: Lines, path: string): Promise<void> {
  const head = parsed(headShape, (await lines.next()).value, path);
  await checkVersion(trx, head, path);
  // Deletes instead of truncating, so that readers see the old rows until the commit.
  for (const table of TABLES.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
  for (const _ of TABLES) {
    const { table, columns } = parsed(tableShape, (await lines.next()).value, path);
    const names = columns.map((column) => `"${column}"`).join(', ');
    await run((client) => pipeline(Readable.from(rowsOf(lines)), client.query(copyFrom(`copy ${table} (${names}) from stdin`))));
  }
  await sql`select setval(pg_get_serial_sequence('imports', 'id'), greatest((select max(id) from imports), 1))`.execute(trx);
  // The backup may be of a version with other figures.
  await keepShapeWithin(trx);
  // Higher than any revision seen before in either catalog, so that caches do not mix the two.
  await sql`update catalog_revision set revision = greatest(revision, ${head.revision}) + 1, changed_at = now()`.execute(trx);
  // The history of changes starts again, since copies of the old content are copies of another catalog.
  await sql`delete from removed_units`.execute(trx);
  await sql`delete from catalog_log`.execute(trx);
  await sql`insert into catalog_log (revision, changed_at) select revision, changed_at from catalog_revision`.execute(trx);
}

async function* rowsOf(lines: Lines): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done || value.equals(END)) return;
    yield value;
  }
}
const END = Buffer.from(END_OF_ROWS);

async function checkVersion(trx: Trx, head: Head, path: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  const had = rows.map(({ name }) => name);
  // Later migrations add tables and columns, which a backup does not need.
  if (head.migrations.some((name, index) => had[index] !== name))
    throw badBackup(path, 'it was made by another version of Rangefinder; use export and import between versions');
}

function parsed<T>(shape: ZodType<T>, line: Buffer | undefined, path: string): T {
  try {
    return shape.parse(JSON.parse(line?.toString() ?? ''));
  } catch {
    throw badBackup(path, 'it is damaged or no backup');
  }
}

const badBackup = (path: string, what: string) => catalogError('BAD_BACKUP', `${path} cannot be restored: ${what}. Nothing was changed.`);
