/** The catalog measured on a server of its own: how fast an import is, and how fast answers are in a small and in a large catalog. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Unit } from '../src/domain/unit.js';
import { importCatalog } from '../src/importing/import.js';
import { inputsOf } from '../src/importing/inputs/inputs.js';
import { migrate } from '../src/migrations/migrate.js';
import { type Catalog, openCatalog } from '../src/opening/open.js';
import { listUnits } from '../src/repositories/unit-lists.js';
import { unitsByIds } from '../src/repositories/units.js';
import { searchUnits } from '../src/searching/search.js';
import { SYNTHETIC } from '../src/synthetic/alpha-strike/units.js';
import { syntheticInput } from '../src/synthetic/input.js';
import { chance } from '../src/synthetic/random.js';
import { startPostgres, type TestServer } from '../src/testing-server/index.js';
import { median, type Times, timesOf } from './measure.js';
import { type FilterQuestion, filterQuestions, pageQuestions, searchQuestions } from './questions.js';

/** What to measure. */
export interface BenchOptions {
  /** Units of each catalog; 10,000 and 1,000,000 when not given. */
  readonly sizes?: readonly number[];
  /** Questions of a kind. */
  readonly questions?: number;
  readonly seed?: number;
  /** Hears of every finding as it comes. */
  readonly onFinding?: (finding: Finding) => void;
}

/** A finding. */
export interface Finding {
  readonly units: number;
  readonly what: 'import' | 'filter' | 'search' | 'page';
  /** Units a second; undefined but for imports. */
  readonly rate?: number;
  readonly times?: Times;
  /** What was to be reached: units a second at least, or milliseconds that 99 of 100 answers take at most. */
  readonly target: number;
}

/** Units a second: the 9,000 cards of the Master Unit List take two seconds (docs/decisions/0014-rows-as-arrays.md). */
const TARGET_RATE = 4_000;
/** Catalogs up to this size are small: an import of one takes a second, so several are made. */
const SMALL = 100_000;
const targetMs = (units: number): number => (units <= SMALL ? 10 : 20);
const importsOf = (units: number): number => (units <= SMALL ? 7 : 1);
const WARM_UP = 50;
/** A server as one is set up that has a gigabyte to spare. */
const SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=256MB', 'max_wal_size=8GB', 'random_page_cost=1.1', 'jit=off'];

/**
 * Measures. Takes minutes, some gigabytes of the temporary folder, and removes them.
 * @example await benchCatalog({ sizes: [10_000], onFinding: console.log })
 */
export async function benchCatalog({
  sizes = [10_000, 1_000_000],
  questions = 500,
  seed = 1,
  onFinding,
}: BenchOptions = {}): Promise<readonly Finding[]> {
  const server = await startPostgres({ settings: SETTINGS });
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const findings: Finding[] = [];
  try {
    for (const units of sizes) {
      const file = await writeCatalog(folder, units, seed);
      for await (const finding of measured(server, file, units, questions, seed)) {
        findings.push(finding);
        onFinding?.(finding);
      }
      await rm(file);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return findings;
}

/** The made-up catalog as a file: making it up is no part of an import. */
async function writeCatalog(folder: string, units: number, seed: number): Promise<string> {
  const { name, read } = syntheticInput(units, 'json', seed);
  const file = join(folder, name);
  await pipeline(read(), createWriteStream(file));
  return file;
}

async function* measured(server: TestServer, file: string, units: number, questions: number, seed: number): AsyncGenerator<Finding> {
  const rates: number[] = [];
  for (let more = importsOf(units); more > 0; more--) {
    const catalog = await openCatalog({ url: await server.createDatabase() });
    await migrate(catalog.db);
    rates.push(await importRate(catalog, file, units));
    if (more === 1) {
      yield { units, what: 'import', rate: median(rates), target: TARGET_RATE };
      yield* answerTimes(catalog, units, questions, seed);
    }
    await catalog.close();
  }
}

/** Answer times of a catalog that is filled with made-up units. */
async function* answerTimes(catalog: Catalog, units: number, questions: number, seed = 1): AsyncGenerator<Finding> {
  const { readDb: db } = catalog;
  const sample = await sampleOf(catalog, units, seed);
  const target = targetMs(units);
  const filter = ({ filter: wanted, order }: FilterQuestion) => listUnits(db, wanted, order);
  const search = (text: string) => searchUnits(db, text);
  const page = (question: FilterQuestion) => turnPages(catalog, question);
  await timesOf(filterQuestions(sample, WARM_UP, seed + 1), filter);
  await timesOf(searchQuestions(sample, WARM_UP, seed + 1), search);
  await timesOf(pageQuestions(sample, WARM_UP, seed + 1), page);
  yield { units, what: 'filter', times: await timesOf(filterQuestions(sample, questions, seed), filter), target };
  yield { units, what: 'search', times: await timesOf(searchQuestions(sample, questions, seed), search), target };
  yield { units, what: 'page', times: await timesOf(pageQuestions(sample, questions, seed), page), target };
}

/** A second page: its cursor comes from the first. */
async function turnPages({ readDb: db }: Catalog, { filter, order }: FilterQuestion): Promise<void> {
  const first = await listUnits(db, filter, order, { first: 20 });
  if (first.ok) await listUnits(db, filter, order, { first: 20, after: first.value.endCursor ?? undefined });
}

async function importRate(catalog: Catalog, file: string, units: number): Promise<number> {
  const imported = await importCatalog(catalog, inputsOf([file], process.stdin));
  if (!imported.ok || imported.value.counts.added !== units)
    throw new Error(`the made-up catalog was not taken: ${JSON.stringify(imported)}`);
  return (units / imported.value.milliseconds) * 1_000;
}

const SAMPLED = 1_000;

async function sampleOf({ readDb: db }: Catalog, units: number, seed: number): Promise<readonly Unit[]> {
  const dice = chance(seed);
  const keys = Array.from({ length: Math.min(SAMPLED, units) }, () => String(1 + dice.below(units)));
  const rows = await db.selectFrom('units').select('id').where('source', '=', SYNTHETIC).where('source_id', 'in', keys).execute();
  return [
    ...(
      await unitsByIds(
        db,
        rows.map(({ id }) => id),
      )
    ).values(),
  ];
}
