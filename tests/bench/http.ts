/**
 * Throughput and processor time over HTTP, compared with a bare Express route and a plain Apollo Server, alternating within one run.
 * Processor time is that of the server, so a load generator on the same cores does not count.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon, { type Request } from 'autocannon';
import { SERVICE, type Spawned, startProcess } from '../support/process.ts';
import { processorMicroseconds } from './processor.ts';
import {
  BATCH_SIZE,
  batchOfTargets,
  distinctGraphql,
  distinctRest,
  repeatedGraphql,
  repeatedRest,
  varied,
  wholeRest,
} from './questions.ts';
import { median, type Row, report, rounded } from './report.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 10;
const scriptOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A server under test with the requests that it gets. */
interface Load {
  readonly server: Spawned;
  readonly requests: Request[];
}

/** What a load measured. */
interface Measured {
  /** Responses per second. */
  readonly rate: number;
  /** Microseconds of processor time per response, of all threads of the server. */
  readonly microseconds: number;
}

/** Sends requests for some seconds. */
export async function measure({ server: { url, pid }, requests }: Load, seconds = SECONDS): Promise<Measured> {
  const before = processorMicroseconds(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} answers of ${url} failed`);
  return { rate: result.requests.average, microseconds: (processorMicroseconds(pid) - before) / result.requests.total };
}

/** Sends the same requests to both, alternating. The ratio compares neighboring measurements, so that noise affects both. */
async function compare(what: string, ours: Load, theirs: Load, { atLeast, atMost }: Goals = {}): Promise<Row> {
  const rounds: { ours: Measured; theirs: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ theirs: await measure(theirs), ours: await measure(ours) });
  const medianOf = (figure: (round: { ours: Measured; theirs: Measured }) => number, digits = 0): number =>
    rounded(median(rounds.map(figure)), digits);
  return {
    what,
    'theirs, a second': medianOf((round) => round.theirs.rate),
    'Rangefinder, a second': medianOf((round) => round.ours.rate),
    'Rangefinder, %': medianOf((round) => (100 * round.ours.rate) / round.theirs.rate),
    'at least, %': atLeast ?? '–',
    'theirs, µs': medianOf((round) => round.theirs.microseconds, 1),
    'Rangefinder, µs': medianOf((round) => round.ours.microseconds, 1),
    'µs, ratio': medianOf((round) => round.ours.microseconds / round.theirs.microseconds, 2),
    'at most': atMost ?? '–',
  };
}

interface Goals {
  /** Throughput in percent of theirs. */
  readonly atLeast?: number;
  /** Processor time as a multiple of theirs. */
  readonly atMost?: number;
}

/** The service against a bare Express route: distinct and repeated requests of each kind. */
async function againstBare(api: Spawned, bare: Spawned): Promise<readonly Row[]> {
  const ours = (requests: Request[]): Load => ({ server: api, requests });
  const get: Load = { server: bare, requests: [{ method: 'GET', path: '/graphql' }] };
  const post: Load = { server: bare, requests: distinctGraphql };
  return [
    await compare('GraphQL, distinct rules questions, bare POST', ours(distinctGraphql), post, { atLeast: 50, atMost: 1.8 }),
    await compare('REST GET, distinct rules questions, bare GET', ours(distinctRest), get, { atLeast: 60, atMost: 2 }),
    await compare('REST GET, distinct, answers of 1.5 KB with every step', ours(wholeRest), get),
    await compare('GraphQL GET, repeated, bare GET', ours(repeatedGraphql), get, { atLeast: 90, atMost: 1.15 }),
    await compare('REST GET, repeated, bare GET', ours(repeatedRest), get, { atLeast: 90, atMost: 1.15 }),
  ];
}

/** Requests after which a process has seen what users send in an hour. */
const WARM_UP_REQUESTS = 200_000;

/** Sends varied requests: distinct and repeated, REST and GraphQL, rules and catalog. */
async function warmUp({ url }: Spawned): Promise<void> {
  await autocannon({ url, connections: CONNECTIONS, amount: WARM_UP_REQUESTS, requests: varied });
}

/** Starts all services, measures, prints and stops them. */
export async function benchHttp(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const bare = await startProcess(scriptOf('bare.ts'), 4701);
  const api = await startProcess(SERVICE, 4702, { CATALOG_FOLDER: join(folder, 'catalog') });
  const apollo = await startProcess(scriptOf('plain-apollo.ts'), 4703, {}, '/?query=%7B__typename%7D');
  try {
    report('Over HTTP, against a bare Express route', await againstBare(api, bare));
    const toApollo = distinctGraphql.map((request) => ({ ...request, path: '/' }));
    report('Over HTTP, against a plain Apollo Server with one resolver', [
      await compare(
        'GraphQL, distinct rules questions',
        { server: api, requests: distinctGraphql },
        { server: apollo, requests: toApollo },
        { atLeast: 250 },
      ),
    ]);
    const { rate, microseconds } = await measure({ server: api, requests: batchOfTargets });
    const mixed = [...distinctGraphql.slice(0, 200), ...repeatedRest, ...Array.from({ length: 200 }, () => distinctRest).flat()];
    report('Over HTTP, answers a second', [
      {
        what: 'batches of 1,000 target numbers, whole answers',
        answers: Math.round(rate * BATCH_SIZE),
        µs: rounded(microseconds / BATCH_SIZE, 1),
        'at least': 60_000,
      },
      { what: 'mixed: GraphQL and REST, distinct', answers: Math.round((await measure({ server: api, requests: mixed })).rate) },
    ]);
    await warmUp(api);
    report(`Over HTTP, against a bare Express route, after ${WARM_UP_REQUESTS} varied requests`, await againstBare(api, bare));
  } finally {
    for (const { stop } of [bare, api, apollo]) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throughput by number of processes. The load generator shares the cores. */
export async function benchCores(counts: readonly number[] = [1, 2]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const rows: Row[] = [];
  try {
    for (const processes of counts) {
      const api = await startProcess(SERVICE, 4704, { CATALOG_FOLDER: join(folder, 'catalog'), WEB_CONCURRENCY: String(processes) });
      rows.push({
        processes,
        'GraphQL, distinct, a second': Math.round((await measure({ server: api, requests: distinctGraphql })).rate),
        'REST, distinct, a second': Math.round((await measure({ server: api, requests: distinctRest })).rate),
        'batch items, a second': rounded((await measure({ server: api, requests: batchOfTargets })).rate * BATCH_SIZE, 0),
      });
      await api.stop();
    }
    report('Over HTTP, by number of processes', rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
