/** Whether a catalog can answer: its tables are those of this version, and its first content has been installed. */
import { FIGURES } from '@rangefinder/query';
import { type Kysely, sql } from 'kysely';
import { isUnavailable } from '../database/catalog-error.js';
import { unavailable } from '../database/faults.js';
import { columnOf } from '../database/figure-columns.js';
import { historyOf } from '../migrations/history.js';
import type { Tables } from '../schema.js';
import type { Catalog } from './open.js';

const EVERY_FIGURE = sql`select ${sql.join(FIGURES.map((figure) => sql.ref(columnOf(figure))))} from units limit 0`;

/** Whether the tables are at least those of this version and the first content is there. Rejects with `UNAVAILABLE`. */
async function isFilled(db: Kysely<Tables>): Promise<boolean> {
  if ((await historyOf(db)).pending.length > 0) return false;
  await EVERY_FIGURE.execute(db);
  const first = await db.selectFrom('imports').where('kind', '=', 'starter').select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}

/**
 * A catalog whose reads reject with `UNAVAILABLE` until it has its tables and its first content. Without this, a first start would
 * answer that there are no units.
 * @example const catalog = untilFilled(await openCatalog({ url }))
 */
export function untilFilled(catalog: Catalog): Catalog {
  let isReady = false;
  let checking: Promise<void> | undefined;
  const check = async (): Promise<void> => {
    const filled = await catalog.read(isFilled).catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      return false;
    });
    if (!filled) throw unavailable('it is being filled for the first time');
    isReady = true;
  };
  const ready = (): Promise<void> => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  const after = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (!isReady) await ready();
    return ask();
  };
  return {
    ...catalog,
    read: (question) => after(() => catalog.read(question)),
    state: () => after(catalog.state),
    ping: () => after(catalog.ping),
    isAway: () => !isReady || catalog.isAway(),
  };
}
