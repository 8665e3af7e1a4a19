/** An installation by infra/ on this machine: balancer, two processes of the API, PostgreSQL with a streaming replica. */
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
/** Only the listening addresses are not those of infra/. */
const ADDRESS = /^listen_addresses$/;
const READY_MS = within(60_000);

/** Settings of a file of infra/postgres as command-line options. */
function settingsOf(name: string): readonly string[] {
  const lines = readFileSync(join(root, 'infra', 'postgres', name), 'utf8').split('\n');
  return lines
    .map((line) => /^(\w+)\s*=\s*'?([^'#]*?)'?\s*$/.exec(line) ?? [])
    .flatMap(([, key, value]) => (key === undefined || ADDRESS.test(key) ? [] : [`${key}=${value}`]));
}

export const portOf = (server: TestServer): number => Number(new URL(server.url).port);
const addressAt = (server: TestServer, port: number, database = DATABASE): string =>
  Object.assign(new URL(server.url), { port: String(port), pathname: `/${database}` }).href;

/** Runs a statement directly on a server. */
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

/** Starts a server with an empty database. */
export async function startPrimary(): Promise<TestServer> {
  const server = await startPostgres({ settings: settingsOf('primary.conf') });
  await order(server, `create database ${DATABASE}`, 'postgres');
  return server;
}

/** Starts a replica of a server, through a link if the connection is to be cut. */
export const startReplica = (of: TestServer, link?: Link): Promise<TestServer> =>
  startPostgres({
    replicaOf: { data: of.data, url: link ? addressAt(of, link.port, 'postgres') : of.url },
    settings: [...settingsOf('primary.conf'), ...settingsOf('replica.conf')],
  });

/** Environment of the processes. */
export const environmentOf = (server: TestServer, primary: Link, replica: Link, maxLagSeconds: number): NodeJS.ProcessEnv => ({
  DATABASE_URL: addressAt(server, primary.port),
  DATABASE_READ_URL: addressAt(server, replica.port),
  REPLICA_MAX_LAG_SECONDS: String(maxLagSeconds),
  TRUST_PROXY: 'loopback',
  DRAIN_SECONDS: '1',
  LOG_LEVEL: 'warn',
});

/** A slot behind the balancer, for one process at a time. */
export interface Place {
  readonly port: number;
  /** The current or last process. */
  running(): Spawned;
  /** Starts a process; resolves when it is ready. */
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
