/** The dictionary of all words of all names, for other forms and misspellings. */
import { isSpelled, soundOf } from '@rangefinder/query';
import { sql } from 'kysely';
import { stemOf } from '../database/stem.js';
import type { Writer } from './writer.js';

/** Maximum number of words that are remembered as written; beyond, they are sent again. */
const MAX_REMEMBERED_WORDS = 100_000;

/** Maintains the dictionary while entries are written. */
export interface WordKeeper {
  /** Adds the words of some entries. */
  add(words: readonly (readonly string[])[]): Promise<void>;
}

/**
 * Creates a keeper for a transaction, which sends each word once.
 * @example await wordKeeper(writer).add([['atlas', 'as7', 'd', 'as7d']])
 */
export function wordKeeper({ trx, enqueue }: Pick<Writer, 'trx' | 'enqueue'>): WordKeeper {
  const sent = new Set<string>();
  return {
    add: async (words) => {
      if (sent.size > MAX_REMEMBERED_WORDS) sent.clear();
      const fresh: string[] = [];
      for (const ofEntry of words) {
        for (const word of ofEntry) {
          if (sent.has(word) || !isSpelled(word)) continue;
          sent.add(word);
          fresh.push(word);
        }
      }
      if (fresh.length === 0) return;
      const insert = sql`insert into words (word, stem, sound)
        select word, ${stemOf(sql`word`)}, sound from unnest(${fresh}::text[], ${fresh.map(soundOf)}::text[]) as fresh (word, sound)
        order by word on conflict do nothing`;
      await enqueue(insert.execute(trx));
    },
  };
}
