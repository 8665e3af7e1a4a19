/** Once for a run: a PostgreSQL server with the starter catalog in a database that every test file copies. */
import { installStarter, migrate, openCatalog } from '@rangefinder/catalog';
import { startPostgres } from '@rangefinder/catalog/testing';

/** Starts the server; workers find its address in TEST_STARTER_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    const url = await server.createDatabase();
    const catalog = await openCatalog({ url });
    await migrate(catalog.db);
    await installStarter(catalog.db);
    await catalog.close();
    process.env.TEST_STARTER_URL = url;
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    delete process.env.TEST_STARTER_URL;
    await server.stop();
  };
}
