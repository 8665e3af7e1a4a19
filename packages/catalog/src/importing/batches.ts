/** Groups rows into batches, with deduplication: an entry occurs at most once in a batch. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { keyOf } from './catalog-units.js';
import { type ParsedRow, type Row, refused, sourceIdOf } from './parsed-rows.js';

const MAX_BATCH_ROWS = 2_000;
/** Maximum characters of raw rows in a batch, so that long rows make small batches. */
const MAX_BATCH_CHARACTERS = 8_000_000;

/** Rows that are written together. */
export type Batch = readonly Row[];

/**
 * Maximum repeats of an entry among the rows of a batch. Each repeat is a state that must be written before the next, and takes a
 * batch of its own.
 */
const MAX_REPEATS = 20;

/** Groups rows into batches. */
export async function* batchesOf(rows: AsyncIterable<readonly Row[]>): AsyncGenerator<Batch> {
  let [gathered, characters]: [Row[], number] = [[], 0];
  for await (const some of rows) {
    for (const row of some) {
      if (gathered.length >= MAX_BATCH_ROWS || characters > MAX_BATCH_CHARACTERS) {
        yield* roundsOf(gathered);
        [gathered, characters] = [[], 0];
      }
      gathered.push(row);
      characters += charactersOf(row);
    }
    // Parsing never waits; this lets the previous batch use the database connection.
    await yieldToEventLoop();
  }
  yield* roundsOf(gathered);
}

function charactersOf({ parsed }: Row): number {
  if (parsed.kind === 'refused') return 0;
  return parsed.kind === 'unit' || parsed.kind === 'availability' ? parsed.raw.length : JSON.stringify(parsed.draft).length;
}

/** Splits rows into rounds: all first occurrences of entries, then all second ones, and so on. */
export function roundsOf(rows: readonly Row[]): readonly Batch[] {
  const rounds: Row[][] = [];
  const times = new Map<string, number>();
  for (const row of rows) {
    const keys = keysOf(row);
    let round = 0;
    for (const key of keys) round = Math.max(round, times.get(key) ?? 0);
    for (const key of keys) times.set(key, round + 1);
    const [place, taken] = round < MAX_REPEATS ? [round, row] : [0, { ...row, parsed: tooOften(row.parsed) }];
    if (place === rounds.length) rounds.push([]);
    rounds[place]?.push(taken);
  }
  return rounds;
}

/** Keys that must be unique in a batch. */
function keysOf({ parsed }: Row): readonly string[] {
  if (parsed.kind === 'refused') return [];
  if (parsed.kind === 'availability') return [`availability ${parsed.key}`];
  const key = `${parsed.kind} ${keyOf(parsed.draft)}`;
  return parsed.kind === 'unit' ? [key] : [key, `${parsed.kind} ${parsed.draft.id}`];
}

const tooOften = (parsed: ParsedRow): ParsedRow =>
  refused({ code: 'TOO_MANY', path: [], given: sourceIdOf(parsed), allowed: SELDOM }, sourceIdOf(parsed));

const SELDOM = {
  en: `the same entry at most ${MAX_REPEATS} times within ${MAX_BATCH_ROWS} rows`,
  ru: `одна и та же запись не больше ${MAX_REPEATS} раз среди ${MAX_BATCH_ROWS} строк подряд`,
};
