/** `export-pglite`: exports a catalog folder of an earlier version, which used PGlite. PGlite is installed for that only. */
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { valueTypes } from '../database/value-types.js';
import { PGLITE_VERSION } from '../embedded/folder.js';
import { exportCatalog } from '../exporting/export.js';
import type { Tables } from '../schema.js';
import { type Context, complain, inLanguage, say } from './console.js';
import { TEXTS } from './texts.js';

/** The used part of PGlite's interface. */
interface PGlite {
  close(): Promise<void>;
}
interface PGliteModules {
  open(dataDir: string): Promise<PGlite>;
  config(database: PGlite): pg.PoolConfig;
}

/** Writes the content of the folder as our own JSON, which `import` reads without loss. */
export async function exportPgliteCommand(context: Context): Promise<number> {
  const { terminal, options } = context;
  const from = resolve(terminal.environment.INIT_CWD ?? process.cwd(), options.parameters[0] ?? '');
  if (options.output === undefined) {
    complain(context, 'export-pglite FOLDER --output FILE');
    return 2;
  }
  const to = resolve(terminal.environment.INIT_CWD ?? process.cwd(), options.output);
  const modules = await load().catch(() => undefined);
  if (modules === undefined) {
    complain(context, `npm install --no-save @electric-sql/pglite@${PGLITE_VERSION}`);
    return 1;
  }
  const database = await modules.open(join(from, 'data'));
  const pool = new pg.Pool({ ...modules.config(database), max: 1, idleTimeoutMillis: 0, types: valueTypes });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await pipeline(Readable.from(exportCatalog(db, 'json')), createWriteStream(to));
  } finally {
    await db.destroy();
    await database.close();
  }
  say(context, `${inLanguage(TEXTS.written, options.language)}: ${to}`);
  return 0;
}

/** Imports by computed names, since the package is usually not installed. */
async function load(): Promise<PGliteModules> {
  const name = '@electric-sql/pglite';
  const [main, trigrams, node] = await Promise.all([import(name), import(`${name}/contrib/pg_trgm`), import(`${name}/node-postgres`)]);
  return {
    open: (dataDir) => main.PGlite.create({ dataDir, extensions: { pg_trgm: trigrams.pg_trgm } }),
    config: (database) => node.createPgConfig(database),
  };
}
