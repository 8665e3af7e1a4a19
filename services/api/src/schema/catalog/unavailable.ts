/** The catalog behind a wall that tells when it cannot be reached: calculators go on answering, catalog queries say 503. */
import { isUnavailable } from '@rangefinder/catalog';
import type { Context } from '../../context.js';
import { failure, thrown } from '../../errors/failures.js';
import { TEXTS } from '../../errors/texts.js';

/** Asks the catalog. When it is away the log says so once, not for each question. */
export async function askCatalog<T>(context: Context, question: (db: Context['catalog']['readDb']) => Promise<T>): Promise<T> {
  try {
    return await question(context.catalog.readDb);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.logger.debug({ err: error }, 'catalog unavailable');
    throw thrown(failure('CATALOG_UNAVAILABLE', TEXTS.catalogUnavailable, context.language));
  }
}
