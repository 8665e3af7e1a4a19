/** A starter catalog on a real server: one server for all that a test file opens, gone with the last. */
import { type Catalog, installStarter, migrate, openCatalog } from '@rangefinder/catalog';
import { startPostgres, type TestServer } from '@rangefinder/catalog/testing';

/** On a machine that runs all tests at once, everything may take long. */
const PATIENT = { connectMs: 20_000, questionMs: 20_000, trialMs: 5_000 };

let server: Promise<TestServer> | undefined;
let users = 0;

/** Opens a catalog of its own with the starter catalog in it. */
export async function starterCatalog(): Promise<Catalog> {
  users++;
  server ??= startPostgres();
  const catalog = await openCatalog({ url: await (await server).createDatabase(), limits: PATIENT });
  await migrate(catalog.db);
  await installStarter(catalog.db);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await catalog.close();
    if (--users > 0) return;
    const last = await server;
    server = undefined;
    await last?.stop();
  };
  return { ...catalog, close: () => (closing ??= close()) };
}
