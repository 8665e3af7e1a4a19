/** Whatever fails, no password, token or cookie is in the output, the pages or the answers of the service. */
import { createServer, type Server, type Socket } from 'node:net';
import { startPostgres, type TestServer } from '@rangefinder/catalog/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, SERVICE, type Spawned, spawnProcess } from '../support/process.js';
import { within } from '../support/time-limits.js';

const PASSWORD = 'pw-qzx-42/%?#';
const SECRETS = [PASSWORD, encodeURIComponent(PASSWORD), 'qzx'];
const HEADERS = {
  authorization: 'Bearer token-qzx',
  cookie: 'session=cookie-qzx',
  'proxy-authorization': 'Basic proxy-qzx',
  'x-api-key': 'key-qzx',
};
/** Six services start at once. */
const timeout = within(110_000);

let server: TestServer;
let database = '';
/** Accepts connections and never answers. */
let silent: Server;
const held = new Set<Socket>();
beforeAll(async () => {
  server = await startPostgres();
  database = await server.createDatabase();
  silent = createServer((socket) => void held.add(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
});
afterAll(async () => {
  for (const socket of held) socket.destroy();
  silent.close();
  await server.stop();
});
const withPassword = (url: string, changes: Partial<Record<'username' | 'port' | 'pathname' | 'search', string>> = {}): string =>
  Object.assign(new URL(url), { password: PASSWORD, ...changes }).href;

const DATABASES: readonly (readonly [string, () => Promise<string>])[] = [
  ['refuses the password', async () => withPassword(database)],
  ['does not know the user', async () => withPassword(database, { username: 'user-nobody' })],
  ['is not there', async () => withPassword(database, { port: String(await freePort()) })],
  ['says nothing', async () => withPassword(database, { port: String((silent.address() as { readonly port: number }).port) })],
  ['does not exist', async () => withPassword(database.replace(/\/[^/]+$/, '/missing'))],
  ['wants what the server has not', async () => withPassword(database, { search: '?sslmode=require' })],
];

/** Sends requests by every transport with secret headers; returns the answers. */
async function askEverywhere(service: Spawned): Promise<string> {
  const post = (body: unknown) => ({
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(body),
  });
  const params = { name: 'units', arguments: { query: 'atlas' } };
  const requests: readonly (readonly [string, RequestInit])[] = [
    ['/v1/units?first=1', { headers: HEADERS }],
    ['/v1/units/alpha-strike%2Fatlas-as7-d', { headers: HEADERS }],
    ['/v1/search?text=atlas', { headers: HEADERS }],
    ['/v1/downloads', { headers: HEADERS }],
    ['/v1/imports.atom', { headers: HEADERS }],
    ['/v1/batch', post([{ question: 'units', arguments: { first: 1 } }])],
    ['/graphql', post({ query: '{ units(first: 1) { totalCount } nonsense }' })],
    ['/graphql', post({ query: '{ units(first: 1) { totalCount } }' })],
    ['/mcp', post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })],
    ['/v1/nowhere', { headers: HEADERS }],
    ['/ready', { headers: HEADERS }],
    ['/health', { headers: HEADERS }],
  ];
  const texts = await Promise.all(
    requests.map(async ([path, options]) => {
      const response = await fetch(`${service.url}${path}`, options);
      return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
    }),
  );
  return texts.join('\n');
}

const expectNoSecret = (text: string): void => {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
};

/** Nothing listens there: the failed export is reported soon, without the token. */
const TRACES_TO_NOWHERE = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:pw-qzx@127.0.0.1:1',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=token-qzx',
  OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  OTEL_BSP_SCHEDULE_DELAY: '200',
};

/** Starts the service with its most verbose settings. */
async function startTalkative(databaseUrl: string): Promise<Spawned> {
  return spawnProcess(SERVICE, await freePort(), {
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: databaseUrl,
    LOG_LEVEL: 'trace',
    ACCESS_LOG: 'on',
    SLOW_MS: '1',
    METRICS: 'open',
    RATE_LIMIT: '6000',
    ...TRACES_TO_NOWHERE,
  });
}

const isUp = (service: Spawned): Promise<boolean> =>
  fetch(`${service.url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

// Concurrently, since they mostly wait.
test.concurrent.for(DATABASES)(
  'no secret is logged, shown or returned if the database %s',
  { timeout: within(240_000) },
  async ([, address], { onTestFinished, expect: expecting }) => {
    const service = await startTalkative(await address());
    onTestFinished(() => service.stop());
    await expecting.poll(() => isUp(service), { timeout }).toBe(true);
    const answered = await askEverywhere(service);
    expect(answered).toContain('CATALOG_UNAVAILABLE');
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toMatch(/rangefinder_database_up\{server="primary"\} 0/);
    // The service retries the preparation of the catalog and logs each failure.
    await expecting.poll(() => service.output(), { timeout }).toContain('catalog not ready');
    await expecting.poll(() => service.output(), { timeout }).toContain('traces cannot be sent');
    const output = service.output();
    expect(output).toContain('"msg":"request"');
    expect(output).toContain('"msg":"slow request"');
    for (const text of [answered, metrics, output]) expectNoSecret(text);
  },
);

test.concurrent.for(['postgres://user:pw-qzx@', 'mysql://user:pw-qzx@host/x', 'pw-qzx'])(
  'an unusable address is reported without its password: %s',
  async (address) => {
    const service = spawnProcess(SERVICE, await freePort(), { DATABASE_URL: address });
    expect(await service.ended).toBe(1);
    expect(service.output()).toContain('DATABASE_URL');
    expectNoSecret(service.output());
  },
);
