/** Run by the build: packs a migrated embedded database with the starter catalog, to speed up a first start. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { fillCluster, PASSWORD_FILE, pack } from '../embedded/cluster.js';
import { migrate } from '../migrations/migrate.js';
import { openCatalog } from '../opening/open.js';
import { siteOf } from '../postgres/server.js';
import { installStarter } from '../starter/install.js';

/** Creates the packed database in one or two seconds. */
export async function makeTemplate(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-template-'));
  try {
    const content = join(folder, 'content');
    await mkdir(content);
    const password = randomBytes(18).toString('hex');
    await fillCluster(await siteOf(join(content, 'data'), folder), join(folder, 'log'), password, fillCatalog);
    await writeFile(join(content, PASSWORD_FILE), password);
    await mkdir(dirname(file), { recursive: true });
    // Renamed when complete, so that a start during the build does not read half of it.
    await pack(content, `${file}.part`);
    await rename(`${file}.part`, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillCatalog(url: string): Promise<void> {
  const catalog = await openCatalog({ url });
  await migrate(catalog.db);
  await installStarter(catalog.db);
  await sql`vacuum (freeze, analyze)`.execute(catalog.db);
  await catalog.close();
}
