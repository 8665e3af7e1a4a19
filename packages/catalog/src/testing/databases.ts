/** Runs the same tests on a real server and on the embedded database: what one gives, the other must give. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Catalog, IN_MEMORY, migrate, openCatalog } from '../index.js';

/** The kinds of databases that everything is tested on. */
export const DATABASES = ['server', 'embedded'] as const;

/** Opens an empty catalog of a kind, without tables. */
export async function openEmpty(kind: (typeof DATABASES)[number]): Promise<Catalog> {
  return kind === 'server'
    ? openCatalog({ url: await freshDatabase() })
    : openCatalog({ folder: IN_MEMORY, template: inject('embeddedTemplate') });
}

/**
 * Declares tests for both kinds of databases; all tests of one kind share a fresh, migrated catalog.
 * @example onEveryDatabase('units', (catalog) => test('none yet', async () => expect(await countUnits(catalog().db)).toBe(0)))
 */
export function onEveryDatabase(
  name: string,
  declare: (catalog: () => Catalog) => void,
  prepare?: (catalog: Catalog) => Promise<unknown>,
): void {
  describe.each(DATABASES)(`${name}, %s`, (kind) => {
    let catalog: Catalog | undefined;
    beforeAll(async () => {
      catalog = await openEmpty(kind);
      await migrate(catalog.db);
      await prepare?.(catalog);
    });
    afterAll(() => catalog?.close());
    declare(() => {
      if (catalog === undefined) throw new Error(`The ${kind} did not open`);
      return catalog;
    });
  });
}

/** Makes an empty database on the server of this run. */
export async function freshDatabase(): Promise<string> {
  const provided: string | undefined = inject('postgresUrl');
  if (provided === undefined)
    throw new Error('No server for the tests: run them with the vitest.config.ts of this package, whose globalSetup starts it.');
  const url = new URL(provided);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  url.pathname = `/${name}`;
  return url.href;
}
