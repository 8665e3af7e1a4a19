/**
 * Turns a process of the built service into a later release with one more migration. It follows expand and contract: the new column
 * has a default, and everything that the previous release reads and writes stays.
 */
import { registerHooks } from 'node:module';

const MIGRATIONS = '/packages/catalog/dist/migrations/index.js';

const ADDED = `
import { sql as statement } from 'kysely';
MIGRATIONS['2999-01-01-1-of-a-newer-release'] = {
  up: async (db) => {
    await statement\`alter table units add column of_a_newer_release text not null default 'nothing'\`.execute(db);
    await statement\`create index units_of_a_newer_release on units (of_a_newer_release)\`.execute(db);
  },
  down: async (db) => {
    await statement\`alter table units drop column of_a_newer_release\`.execute(db);
  },
};
`;

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    return url.endsWith(MIGRATIONS) ? { ...loaded, source: `${String(loaded.source)}${ADDED}` } : loaded;
  },
});
