/** Questions to the catalog. When it cannot be reached calculators go on answering, and whatever needs it says 503. */
import { type Catalog, isUnavailable, type ReadState } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import type { Logger } from 'pino';
import { failure, thrown } from './errors/failures.js';
import { TEXTS } from './errors/texts.js';

/** Who asks: a request, with the catalog that it may ask. */
export interface CatalogReader {
  readonly catalog: Catalog;
  readonly logger: Logger;
  readonly language: Language;
}

/** Asks the catalog; throws `CATALOG_UNAVAILABLE` when it is away. */
export const askCatalog = <T>(caller: CatalogReader, question: (db: Catalog['readDb']) => Promise<T>): Promise<T> =>
  orUnavailable(caller, () => caller.catalog.read(question));

/** The state of the catalog that is read now; throws `CATALOG_UNAVAILABLE` when it is away. */
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
