/** Rows gathered into batches that are written at once; no entry comes twice in a batch. */
import { setImmediate as turn } from 'node:timers/promises';
import { keyOf } from './catalog-units.js';
import { type Reading, type Row, refused, sourceIdOf } from './readings.js';

/** Rows at once. */
const MOST_ROWS = 2_000;
/** Characters of raw rows at once: long rows make small batches. */
const MOST_CHARACTERS = 8_000_000;

/** Rows that are written at once. */
export type Batch = readonly Row[];

/** Times that an entry may come among so many rows: each is a state to write before the next, and takes a batch of its own. */
const MOST_TIMES = 20;

/** Gathers rows into batches. */
export async function* batchesOf(rows: AsyncIterable<readonly Row[]>): AsyncGenerator<Batch> {
  let [gathered, characters]: [Row[], number] = [[], 0];
  for await (const some of rows) {
    for (const row of some) {
      if (gathered.length >= MOST_ROWS || characters > MOST_CHARACTERS) {
        yield* roundsOf(gathered);
        [gathered, characters] = [[], 0];
      }
      gathered.push(row);
      characters += charactersOf(row);
    }
    // Reading is work without a pause: here the batch before gets its turn to talk to the database.
    await turn();
  }
  yield* roundsOf(gathered);
}

function charactersOf({ reading }: Row): number {
  if (reading.kind === 'refused') return 0;
  return reading.kind === 'unit' || reading.kind === 'fielding' ? reading.raw.length : JSON.stringify(reading.draft).length;
}

/** All entries that come for the first time, then those that come for the second, and so on. */
export function roundsOf(rows: readonly Row[]): readonly Batch[] {
  const rounds: Row[][] = [];
  const times = new Map<string, number>();
  for (const row of rows) {
    const keys = keysOf(row);
    let round = 0;
    for (const key of keys) round = Math.max(round, times.get(key) ?? 0);
    for (const key of keys) times.set(key, round + 1);
    const [place, taken] = round < MOST_TIMES ? [round, row] : [0, { ...row, reading: tooOften(row.reading) }];
    if (place === rounds.length) rounds.push([]);
    rounds[place]?.push(taken);
  }
  return rounds;
}

/** What only one row of a batch may have. */
function keysOf({ reading }: Row): readonly string[] {
  if (reading.kind === 'refused') return [];
  if (reading.kind === 'fielding') return [`fielding ${reading.key}`];
  const key = `${reading.kind} ${keyOf(reading.draft)}`;
  return reading.kind === 'unit' ? [key] : [key, `${reading.kind} ${reading.draft.id}`];
}

const tooOften = (reading: Reading): Reading =>
  refused({ code: 'TOO_MANY', path: [], given: sourceIdOf(reading), allowed: SELDOM }, sourceIdOf(reading));

const SELDOM = {
  en: `the same entry at most ${MOST_TIMES} times within ${MOST_ROWS} rows`,
  ru: `одна и та же запись не больше ${MOST_TIMES} раз среди ${MOST_ROWS} строк подряд`,
};
