/** Throughput over HTTP compared with a bare Express route and a plain Apollo Server, alternating within one run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon, { type Request } from 'autocannon';
import { SERVICE, startProcess } from '../support/process.ts';
import { BATCH_SIZE, batchOfTargets, distinctGraphql, distinctRest, repeatedGraphql, repeatedRest, wholeRest } from './questions.ts';
import { median, type Row, report, rounded } from './report.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 10;
const scriptOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Responses per second. */
export async function throughput(url: string, requests: Request[], seconds = SECONDS): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} answers of ${url} failed`);
  return result.requests.average;
}

/** Sends the same requests to both, alternating. The ratio compares neighboring measurements, so that noise affects both. */
async function compare(
  what: string,
  ours: readonly [string, Request[]],
  theirs: readonly [string, Request[]],
  atLeast?: number,
): Promise<Row> {
  const rounds: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ theirs: await throughput(...theirs), ours: await throughput(...ours) });
  return {
    what,
    'theirs, a second': Math.round(median(rounds.map(({ theirs: rate }) => rate))),
    'Rangefinder, a second': Math.round(median(rounds.map(({ ours: rate }) => rate))),
    'Rangefinder, %': Math.round(100 * median(rounds.map(({ ours: our, theirs: their }) => our / their))),
    'at least, %': atLeast ?? '–',
  };
}

/** Starts all services, measures, prints and stops them. */
export async function benchHttp(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const bare = await startProcess(scriptOf('bare.ts'), 4701);
  const api = await startProcess(SERVICE, 4702, { CATALOG_FOLDER: join(folder, 'catalog') });
  const apollo = await startProcess(scriptOf('plain-apollo.ts'), 4703, {}, '/?query=%7B__typename%7D');
  const get: Request[] = [{ method: 'GET', path: '/graphql' }];
  try {
    report('Over HTTP, against a bare Express route', [
      await compare('GraphQL, distinct rules questions, bare POST', [api.url, distinctGraphql], [bare.url, distinctGraphql], 50),
      await compare('REST GET, distinct rules questions, bare GET', [api.url, distinctRest], [bare.url, get], 60),
      await compare('REST GET, distinct, answers of 1.5 KB with every step', [api.url, wholeRest], [bare.url, get]),
      await compare('GraphQL GET, repeated, bare GET', [api.url, repeatedGraphql], [bare.url, get], 90),
      await compare('REST GET, repeated, bare GET', [api.url, repeatedRest], [bare.url, get], 90),
    ]);
    const toApollo = distinctGraphql.map((request) => ({ ...request, path: '/' }));
    report('Over HTTP, against a plain Apollo Server with one resolver', [
      await compare('GraphQL, distinct rules questions', [api.url, distinctGraphql], [apollo.url, toApollo], 100),
    ]);
    const items = (await throughput(api.url, batchOfTargets)) * BATCH_SIZE;
    const mixed = [...distinctGraphql.slice(0, 200), ...repeatedRest, ...Array.from({ length: 200 }, () => distinctRest).flat()];
    report('Over HTTP, answers a second', [
      { what: 'batches of 1,000 target numbers, whole answers', answers: Math.round(items), 'at least': 50_000 },
      { what: 'mixed: GraphQL and REST, distinct', answers: Math.round(await throughput(api.url, mixed)), 'at least': '–' },
    ]);
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
        'GraphQL, distinct, a second': Math.round(await throughput(api.url, distinctGraphql)),
        'REST, distinct, a second': Math.round(await throughput(api.url, distinctRest)),
        'batch items, a second': rounded((await throughput(api.url, batchOfTargets)) * BATCH_SIZE, 0),
      });
      await api.stop();
    }
    report('Over HTTP, by number of processes', rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
