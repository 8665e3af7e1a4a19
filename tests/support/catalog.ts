/** The starter catalog for a test file. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalog, installStarter, migrate, type Observer, openCatalog } from '@rangefinder/catalog';
import pg from 'pg';
import { within } from './time-limits.js';

const limits = () => ({ connectMs: within(20_000), questionMs: within(20_000), trialMs: within(5_000) });

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Copies the database that `starter-database.ts` has filled. Closing the catalog drops the copy. */
async function copyOf(starterUrl: string, observer: Observer | undefined): Promise<Catalog> {
  const [administration, url] = [new URL(starterUrl), new URL(starterUrl)];
  const copy = `copy_${randomBytes(6).toString('hex')}`;
  administration.pathname = '/postgres';
  url.pathname = `/${copy}`;
  await execute(administration.href, `create database ${copy} template ${new URL(starterUrl).pathname.slice(1)} strategy file_copy`);
  const catalog = await openCatalog({ url: url.href, observer, limits: limits() });
  const close = async (): Promise<void> => {
    await catalog.close();
    await execute(administration.href, `drop database if exists ${copy} with (force)`);
  };
  return { ...catalog, close };
}

/** Starts an embedded database in a temporary folder. Closing the catalog deletes it. */
async function embedded(observer: Observer | undefined): Promise<Catalog> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-catalog-'));
  const catalog = await openCatalog({ folder, observer, limits: limits() });
  await migrate(catalog.db);
  await installStarter(catalog.db);
  const close = async (): Promise<void> => {
    await catalog.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...catalog, close };
}

/** Opens a starter catalog: a copy in the server of this run or, without one, an embedded database. */
export const starterCatalog = (observer?: Observer): Promise<Catalog> => {
  const starterUrl = process.env.TEST_STARTER_URL;
  return starterUrl === undefined ? embedded(observer) : copyOf(starterUrl, observer);
};
