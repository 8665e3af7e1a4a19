/** Child process of tests: opens the catalog of a folder and writes, reporting commits, until it is killed. */
import { sql } from 'kysely';
import { catalogRevision, installStarter, migrate, openCatalog } from '../index.js';

const [folder = '', template = ''] = process.argv.slice(2);
const { db } = await openCatalog({ folder, template });
await migrate(db);
await installStarter(db);
for (;;) {
  // A single unit, so that there are many commits before the kill.
  await sql`update units set updated_at = now() where id = 'alpha-strike/atlas-as7-d'`.execute(db);
  process.stdout.write(`${await catalogRevision(db)}\n`);
}
