/** Questions to the catalog. When it cannot be reached calculators go on answering, and whatever needs it says 503. */
import { type Catalog, isUnavailable } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import type { Logger } from 'pino';
import { failure, thrown } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';

/** Who asks: a request, with the catalog that it may ask. */
export interface CatalogAsker {
  readonly catalog: Catalog;
  readonly logger: Logger;
  readonly language: Language;
}

/** Asks the catalog; throws `CATALOG_UNAVAILABLE` when it is away. */
export async function askCatalog<T>(asker: CatalogAsker, question: (db: Catalog['readDb']) => Promise<T>): Promise<T> {
  try {
    return await question(asker.catalog.readDb);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    asker.logger.debug({ err: error }, 'catalog unavailable');
    throw thrown(failure('CATALOG_UNAVAILABLE', TEXTS.catalogUnavailable, asker.language));
  }
}
