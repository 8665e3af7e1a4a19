/** Rows gathered into batches that are written at once; no entry comes twice in a batch. */
import { setImmediate as turn } from 'node:timers/promises';
import { keyOf } from './catalog-units.js';
import type { Row } from './readings.js';

/** Rows at once. */
const MOST_ROWS = 2_000;
/** Characters of raw rows at once: long rows make small batches. */
const MOST_CHARACTERS = 8_000_000;

/** Rows that are written at once. */
export type Batch = readonly Row[];

/** Gathers rows into batches. */
export async function* batchesOf(rows: AsyncIterable<readonly Row[]>): AsyncGenerator<Batch> {
  let [batch, characters]: [Row[], number] = [[], 0];
  let keys = new Set<string>();
  for await (const some of rows) {
    for (const row of some) {
      const key = entryOf(row);
      if (batch.length >= MOST_ROWS || characters > MOST_CHARACTERS || (key !== undefined && keys.has(key))) {
        yield batch;
        [batch, characters, keys] = [[], 0, new Set()];
      }
      batch.push(row);
      if (key !== undefined) keys.add(key);
      characters += row.reading.kind === 'unit' ? row.reading.raw.length : 0;
    }
    // Reading is work without a pause: here the batch before gets its turn to talk to the database.
    await turn();
  }
  if (batch.length > 0) yield batch;
}

const entryOf = ({ reading }: Row): string | undefined =>
  reading.kind === 'refused' ? undefined : `${reading.kind} ${keyOf(reading.draft)}`;
