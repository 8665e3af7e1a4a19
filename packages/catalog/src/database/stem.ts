/** Stems of words, from Postgres' full-text search. */
import { type RawBuilder, sql } from 'kysely';

/** The stem of a word; empty for a stop word (`the`). The Russian configuration stems Latin words as English. */
export const stemOf = (word: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`coalesce((tsvector_to_array(to_tsvector('russian', ${word})))[1], '')`;
