/** One address with two replicas behind it, like the read service of a cluster. Connections alternate between them. */
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalog, installStarter, migrate, openCatalog } from '../index.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { startPostgres, type TestServer } from '../testing-server/index.js';

const ASKING = 40;
let primary: TestServer;
let replicas: TestServer[] = [];
let balancer: Server;
let catalog: Catalog;

const portOf = (server: TestServer): number => Number(new URL(server.url).port);

/** Forwards each connection to the next live server. */
function startBalancer(): Server {
  let next = 0;
  return createServer((client) => {
    const server = replicas[next++ % replicas.length];
    if (!server) return void client.destroy();
    const beyond = connect(portOf(server), '127.0.0.1');
    for (const [one, other] of [
      [client, beyond],
      [beyond, client],
    ] as const)
      one
        .on('error', () => undefined)
        .once('close', () => other.destroy())
        .pipe(other);
  });
}

beforeAll(async () => {
  primary = await startPostgres();
  const url = await primary.createDatabase();
  const first = await openCatalog({ url });
  await migrate(first.db);
  await installStarter(first.db, SMALL_STARTER);
  await first.close();
  replicas = [await startPostgres({ replicaOf: primary }), await startPostgres({ replicaOf: primary })];
  balancer = startBalancer();
  await new Promise<void>((listening) => balancer.listen(0, '127.0.0.1', listening));
  const { port } = balancer.address() as AddressInfo;
  const readUrl = Object.assign(new URL(replicas[0]?.url ?? ''), { port: String(port), pathname: new URL(url).pathname }).href;
  catalog = await openCatalog({ url, readUrl, maxLagMs: 5_000 });
});
afterAll(async () => {
  await catalog.close();
  balancer.close();
  for (const server of [...replicas, primary]) await server.stop();
});

/** Port of the server that answered. */
const answering = async (): Promise<number> => {
  const { rows } = await catalog.read((db) => sql<{ port: number }>`select inet_server_port() as port, pg_sleep(0.02)`.execute(db));
  return rows[0]?.port ?? 0;
};
const seen = async () => [...new Set(await Promise.all(Array.from({ length: ASKING }, answering)))];

test('reads from one replica only, and from another one when that is lost', async () => {
  await expect.poll(() => catalog.replica()?.isRead).toBe(true);
  const [met = 0, ...others] = await seen();
  expect([replicas.map(portOf).includes(met), others]).toEqual([true, []]);
  const { readKey } = await catalog.state();
  const lost = replicas.find((server) => portOf(server) === met);
  replicas = replicas.filter((server) => server !== lost);
  await lost?.stop();
  await expect.poll(seen).toEqual(replicas.map(portOf));
  // Reads from different servers have different states.
  expect((await catalog.state()).readKey).not.toBe(readKey);
});
