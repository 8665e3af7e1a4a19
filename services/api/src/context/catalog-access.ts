/** Access to the catalog. When the database is unavailable, only operations that need it fail with 503. */
import { type Catalog, isUnavailable, type ReadState } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import type { Logger } from 'pino';
import { failure, thrown } from './errors/failures.js';
import { TEXTS } from './errors/texts.js';

/** The catalog with the logger and language of a request. */
export interface CatalogReader {
  readonly catalog: Catalog;
  readonly logger: Logger;
  readonly language: Language;
}

/** Reads from the catalog. Throws `CATALOG_UNAVAILABLE` if the database is unavailable. */
export const askCatalog = <T>(caller: CatalogReader, question: (db: Catalog['readDb']) => Promise<T>): Promise<T> =>
  orUnavailable(caller, () => caller.catalog.read(question));

/** Returns the current state of the catalog. Throws `CATALOG_UNAVAILABLE` if the database is unavailable. */
export const catalogState = (caller: CatalogReader): Promise<ReadState> => orUnavailable(caller, () => caller.catalog.state());

async function orUnavailable<T>({ logger, language }: CatalogReader, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.debug({ err: error }, 'catalog unavailable');
    throw thrown(failure('CATALOG_UNAVAILABLE', TEXTS.catalogUnavailable, language));
  }
}
