/**
 * Makes a process of the built service one of a release to come: it knows one migration more. Expand and contract as a release does it:
 * what is added has a default, and what the release before reads and writes stays as it is.
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
