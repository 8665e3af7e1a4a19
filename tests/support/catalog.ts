/** A catalog as it starts anywhere: the prepared database of the build, in a folder of its own that goes with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalog, installStarter, migrate, type Observer, openCatalog } from '@rangefinder/catalog';

/** On a machine that runs all tests at once, everything may take long. */
const PATIENT = { connectMs: 20_000, questionMs: 20_000, trialMs: 5_000 };

/** Opens a catalog of its own with the starter catalog in it; where the build has prepared none, it is made here, which takes longer. */
export async function starterCatalog(observer?: Observer): Promise<Catalog> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-catalog-'));
  const catalog = await openCatalog({ folder, observer, limits: PATIENT });
  await migrate(catalog.db);
  await installStarter(catalog.db);
  const close = async (): Promise<void> => {
    await catalog.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...catalog, close };
}
