/** Benchmark of the catalog on a server of its own: the rate of imports, and response times in a small and a large catalog. */
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

/** Options of the benchmark. */
export interface BenchOptions {
  /** Units of each catalog; 10,000 and 1,000,000 by default. */
  readonly sizes?: readonly number[];
  /** Queries of each kind. */
  readonly questions?: number;
  readonly seed?: number;
  /** Called with every finding. */
  readonly onFinding?: (finding: Finding) => void;
}

/** A measured value. */
export interface Finding {
  readonly units: number;
  readonly what: 'import' | 'filter' | 'search' | 'page';
  /** Units per second; undefined except for imports. */
  readonly rate?: number;
  readonly times?: Times;
  /** Target: minimum units per second, or maximum milliseconds at the 99th percentile. */
  readonly target: number;
}

/** Units per second, with which the 9,000 cards of the Master Unit List take two seconds (docs/decisions/0014-rows-as-arrays.md). */
const TARGET_RATE = 4_000;
/** Catalogs up to this size are imported several times, since each import is short. */
const SMALL = 100_000;
const targetMs = (units: number): number => (units <= SMALL ? 10 : 20);
const importsOf = (units: number): number => (units <= SMALL ? 7 : 1);
const WARM_UP = 50;
/** Settings of a server with a gigabyte of buffers. */
const SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=256MB', 'max_wal_size=8GB', 'random_page_cost=1.1', 'jit=off'];

/**
 * Runs the benchmark. Takes minutes, and some gigabytes of the temporary folder, which it removes.
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

/** Writes the synthetic catalog to a file, so that its generation is not measured. */
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

/** Response times of a filled catalog. */
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

/** Reads a second page, whose cursor comes from the first. */
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
