/** Fresh catalogs on the server of this test run. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Catalog, migrate, openCatalog } from '../index.js';

/** Wide limits, since all tests may run at once. */
export const PATIENT = { connectMs: 20_000, questionMs: 20_000, trialMs: 5_000 };

/** Opens an empty catalog, without tables. */
export const openEmpty = async (): Promise<Catalog> => openCatalog({ url: await freshDatabase(), limits: PATIENT });

/**
 * Declares tests that share a fresh, migrated catalog.
 * @example onFreshCatalog('units', (catalog) => test('none yet', async () => expect(await countUnits(catalog().db)).toBe(0)))
 */
export function onFreshCatalog(
  name: string,
  declare: (catalog: () => Catalog) => void,
  prepare?: (catalog: Catalog) => Promise<unknown>,
): void {
  describe(name, () => {
    let catalog: Catalog | undefined;
    beforeAll(async () => {
      catalog = await openEmpty();
      await migrate(catalog.db);
      await prepare?.(catalog);
    });
    afterAll(() => catalog?.close());
    declare(() => {
      if (catalog === undefined) throw new Error('The catalog did not open');
      return catalog;
    });
  });
}

/** Creates an empty database on the server of this run. */
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
