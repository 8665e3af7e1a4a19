import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { valueTypes } from '../database/value-types.js';
import { correctUnit, findUnit, installStarter, migrate, openCatalog } from '../index.js';
import type { Tables } from '../schema.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { runCli } from './run.js';

let base = '';
let folder = '';
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'rangefinder-pglite-'));
  folder = join(base, 'catalog');
  await fill();
});
afterAll(() => rm(base, { recursive: true, force: true, maxRetries: 5 }));

/** Creates a folder of the earlier version. */
async function fill(): Promise<void> {
  execFileSync('mkdir', ['-p', folder]);
  const database = await PGlite.create({ dataDir: join(folder, 'data'), extensions: { pg_trgm } });
  const pool = new pg.Pool({ ...createPgConfig(database), max: 1, idleTimeoutMillis: 0, types: valueTypes });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  await installStarter(db, SMALL_STARTER);
  await correctUnit(db, { unitId: 'alpha-strike/atlas-as7-d', field: 'stats.armor', value: 9, note: 'as played' });
  await db.destroy();
  await database.close();
}

const sink = () => new Writable({ write: (_, __, done) => done() });
const catalog = (...words: readonly string[]) =>
  runCli(words, { input: (async function* () {})(), output: sink(), errors: sink(), environment: { CATALOG_FOLDER: folder } });

test('reports a folder of the earlier version with commands that bring it over', async () => {
  const told = await openCatalog({ folder }).then(
    () => expect.fail('it opened'),
    (error: Error & { code?: string }) => error,
  );
  expect(told.code).toBe('FOLDER_OUTDATED');
  const commands = told.message
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
  expect(commands[0]).toMatch(/^npm install --no-save @electric-sql\/pglite@\d/);
  for (const command of commands.slice(1)) {
    const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    if (command.includes('npm run catalog --')) expect(await catalog(...words.slice(words.indexOf('--') + 1)), command).toBe(0);
    else execFileSync(words[0] as string, words.slice(1));
  }
  expect(existsSync(`${folder}.old`)).toBe(true);
  const opened = await openCatalog({ folder, template: inject('embeddedTemplate') });
  expect(await findUnit(opened.readDb, 'alpha-strike/atlas-as7-d')).toMatchObject({ stats: { armor: 9 } });
  await opened.close();
});
