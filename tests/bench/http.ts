/** GraphQL and REST over HTTP against a bare Express route, in turns, in one run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon, { type Request } from 'autocannon';
import { startProcess } from './process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 10;

const QUERY = `query ($skill: Int!, $inches: Float) {
  alphaStrike { targetNumber(skill: $skill, inches: $inches, targetMoved: JUMPED, tmm: 2) { target chance { fraction decimal } summary } }
}`;
const REPEATED =
  '{ alphaStrike { targetNumber(skill: 3, inches: 2, targetMoved: JUMPED, tmm: 2) { target chance { fraction decimal } summary } } }';

/** Questions that differ from one another, as distinct clients ask them. */
const distinct: Request[] = Array.from({ length: 500 }, (_, index) => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: QUERY, variables: { skill: index % 9, inches: (index % 420) / 10 } }),
}));
const repeated: Request[] = [{ method: 'GET', path: `/graphql?query=${encodeURIComponent(REPEATED)}` }];
const rest: Request[] = [{ method: 'GET', path: '/v1/alpha-strike/target-number?skill=3&inches=2&targetMoved=JUMPED&tmm=2' }];

async function throughput(url: string, requests: Request[]): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} failed`);
  return result.requests.average;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The same requests to both in turns; the ratio is of neighbours, so that a slow moment slows both. */
async function compare(api: string, bare: string, what: string, ours: Request[], theirs: Request[]) {
  const rounds: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ theirs: await throughput(bare, theirs), ours: await throughput(api, ours) });
  return {
    what,
    'bare Express, a second': Math.round(median(rounds.map(({ theirs: rate }) => rate))),
    'Rangefinder, a second': Math.round(median(rounds.map(({ ours: rate }) => rate))),
    '% of bare': Math.round(100 * median(rounds.map(({ ours: our, theirs: their }) => our / their))),
  };
}

/** Starts both, measures, prints, stops both. */
export async function benchHttp(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const bare = await startProcess(join(root, 'tests', 'bench', 'bare.ts'), 4701);
  const api = await startProcess(join(root, 'services', 'api', 'dist', 'start.js'), 4702, { CATALOG_FOLDER: join(folder, 'catalog') });
  try {
    const get = { ...repeated[0], path: '/graphql' } as Request;
    console.table([
      await compare(api.url, bare.url, 'GraphQL, distinct rules queries', distinct, distinct),
      await compare(api.url, bare.url, 'GraphQL GET, repeated', repeated, [get]),
      await compare(api.url, bare.url, 'REST GET, repeated', rest, [get]),
    ]);
  } finally {
    for (const { stop } of [bare, api]) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
