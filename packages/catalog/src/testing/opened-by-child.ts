/** Run in a process of its own by tests: opens the catalog of a folder and writes, saying what was committed, until it is killed. */
import { sql } from 'kysely';
import { catalogRevision, installStarter, migrate, openCatalog } from '../index.js';

const [folder = '', template = ''] = process.argv.slice(2);
const { db } = await openCatalog({ folder, template });
await migrate(db);
await installStarter(db);
for (;;) {
  // One unit alone: a whole catalog takes too long to be killed in the middle of many.
  await sql`update units set updated_at = now() where id = 'alpha-strike/atlas-as7-d'`.execute(db);
  process.stdout.write(`${await catalogRevision(db)}\n`);
}
