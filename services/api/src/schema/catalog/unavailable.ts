/** The catalog behind a wall that tells when it cannot be reached: calculators go on answering, catalog queries say 503. */
import { GraphQLError } from 'graphql';
import type { Context } from '../../context.js';

/** Seconds after which asking again makes sense. */
export const RETRY_AFTER_SECONDS = 10;

/** Node's and Postgres' codes that mean that the server is not there or not ready (classes 08, 53, 57). */
const UNREACHABLE = /^(ECONN|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EPIPE|EAI_AGAIN|08|53|57P)/;
const LOST = /timeout exceeded when trying to connect|Connection terminated|connection is closed|driver has already been destroyed/i;

function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  if (!(error instanceof Error)) return false;
  return UNREACHABLE.test(String((error as { code?: unknown }).code ?? '')) || LOST.test(error.message);
}

/** Asks the catalog. */
export async function askCatalog<T>(context: Context, question: (db: Context['catalog']['readDb']) => Promise<T>): Promise<T> {
  try {
    return await question(context.catalog.readDb);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    context.logger.warn({ err: error }, 'catalog unavailable');
    throw new GraphQLError('The catalog cannot be reached just now; calculators go on answering.', {
      extensions: { code: 'CATALOG_UNAVAILABLE', retryAfterSeconds: RETRY_AFTER_SECONDS },
    });
  }
}
