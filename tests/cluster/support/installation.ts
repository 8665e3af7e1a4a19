/** An installation as infra/ describes it, on this machine: balancer, two processes of the API, PostgreSQL with a streaming replica. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type TestServer } from '@rangefinder/catalog/testing';
import pg from 'pg';
import { root } from '../../support/build.js';
import { freePort, SERVICE, type Spawned, spawnProcess } from '../../support/process.js';
import { within } from '../../support/time-limits.js';
import { type Balancer, startBalancer } from './balancer.js';
import { type Link, openLink } from './link.js';

const DATABASE = 'rangefinder';
/** Where a server listens is the one thing that is not taken from infra/. */
const ADDRESS = /^listen_addresses$/;
const READY_MS = within(60_000);

/** Settings of a file of infra/postgres, as a command line takes them. */
function settingsOf(name: string): readonly string[] {
  const lines = readFileSync(join(root, 'infra', 'postgres', name), 'utf8').split('\n');
  return lines
    .map((line) => /^(\w+)\s*=\s*'?([^'#]*?)'?\s*$/.exec(line) ?? [])
    .flatMap(([, key, value]) => (key === undefined || ADDRESS.test(key) ? [] : [`${key}=${value}`]));
}

export const portOf = (server: TestServer): number => Number(new URL(server.url).port);
const addressAt = (server: TestServer, port: number, database = DATABASE): string =>
  Object.assign(new URL(server.url), { port: String(port), pathname: `/${database}` }).href;

/** Runs a statement on a server itself, past every link. */
export async function order<Row extends pg.QueryResultRow>(
  server: TestServer,
  statement: string,
  database = DATABASE,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: addressAt(server, portOf(server), database) });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

/** A server with an empty database. */
export async function startPrimary(): Promise<TestServer> {
  const server = await startPostgres({ settings: settingsOf('primary.conf') });
  await order(server, `create database ${DATABASE}`, 'postgres');
  return server;
}

/** A server that follows another; through a link, where the line is to be cut. */
export const startReplica = (of: TestServer, link?: Link): Promise<TestServer> =>
  startPostgres({
    replicaOf: { data: of.data, url: link ? addressAt(of, link.port, 'postgres') : of.url },
    settings: [...settingsOf('primary.conf'), ...settingsOf('replica.conf')],
  });

/** What the processes are told of their surroundings. */
export const environmentOf = (server: TestServer, primary: Link, replica: Link, maxLagSeconds: number): NodeJS.ProcessEnv => ({
  DATABASE_URL: addressAt(server, primary.port),
  DATABASE_READ_URL: addressAt(server, replica.port),
  REPLICA_MAX_LAG_SECONDS: String(maxLagSeconds),
  TRUST_PROXY: 'loopback',
  DRAIN_SECONDS: '1',
  LOG_LEVEL: 'warn',
});

/** A place behind the balancer, at which one process after the other runs. */
export interface Place {
  readonly port: number;
  /** The process that runs there, or ran there last. */
  running(): Spawned;
  /** Starts one; resolves when it says that it is ready. */
  start(environment: NodeJS.ProcessEnv): Promise<void>;
}

export async function takePlace(): Promise<Place> {
  const port = await freePort();
  let running: Spawned | undefined;
  return {
    port,
    running: () => {
      if (!running) throw new Error('nothing runs here');
      return running;
    },
    start: async (environment) => {
      running = spawnProcess(SERVICE, port, environment);
      await ready(running);
    },
  };
}

async function ready({ child, url, output }: Spawned): Promise<void> {
  const until = performance.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null || performance.now() > until) throw new Error(`Not ready: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export { type Balancer, type Link, openLink, startBalancer };
