import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogRevision, countUnits, installStarter, migrate, openCatalog } from '../index.js';
import { startPostgres, type TestServer } from '../testing-server/index.js';

describe('a server', () => {
  let server: TestServer;
  let url = '';
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
  });
  afterAll(() => server.stop());

  test('is the database when there is an address', async () => {
    const catalog = await openCatalog({ url });
    expect(catalog.kind).toBe('server');
    expect(catalog.readDb).toBe(catalog.db);
    await catalog.ping();
    await catalog.close();
    await catalog.close();
  });

  test('may have a replica for reads', async () => {
    const catalog = await openCatalog({ url, readUrl: url });
    expect(catalog.readDb).not.toBe(catalog.db);
    await migrate(catalog.db);
    expect(await catalogRevision(catalog.readDb)).toBe(0);
    await catalog.close();
  });

  test('is filled once by processes that start at once', async () => {
    const own = await server.createDatabase();
    const catalogs = await Promise.all([1, 2, 3].map(() => openCatalog({ url: own })));
    const done = await Promise.all(
      catalogs.map(async ({ db }) => {
        await migrate(db);
        return installStarter(db);
      }),
    );
    expect(done.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 147]);
    expect(await countUnits((catalogs[0] as (typeof catalogs)[number]).db)).toBe(46);
    await Promise.all(catalogs.map((catalog) => catalog.close()));
  });

  test('that goes away is told by ping and by queries, and ends nothing else', async () => {
    const gone = await startPostgres();
    const catalog = await openCatalog({ url: await gone.createDatabase() });
    await catalog.ping();
    await gone.stop();
    await expect(catalog.ping()).rejects.toThrow();
    await expect(countUnits(catalog.db)).rejects.toThrow();
    await catalog.close();
  });

  test('that is not there keeps nobody from opening', async () => {
    const catalog = await openCatalog({ url: 'postgres://nobody:x@127.0.0.1:1/none' });
    await expect(catalog.ping()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await catalog.close();
  });
});
