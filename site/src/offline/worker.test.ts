/** The service worker in a simulated browser whose caches are maps: what it caches, and what it answers without a connection. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';

const HOST = 'https://rangefinder.example';
const SHELL = { '/en/': 'hash-1', '/en/offline/': 'hash-2' };
/** Saved units have tests of their own: nothing is saved here. */
const NO_SAVED_UNITS = 'const [answerFromSaved, saveUnits, deleteUnits] = Array(3).fill(async () => undefined);';
const WORKER = stripTypeScriptTypes(readFileSync(new URL('./worker.ts', import.meta.url), 'utf8')).replaceAll(/^import .*$/gm, '');
const SOURCE = `const VERSION = 'v2'; const SHELL = ${JSON.stringify(SHELL)};${NO_SAVED_UNITS}${WORKER}`;

type Answers = Record<string, { readonly status: number; readonly body: string } | 'no connection'>;
const addressOf = (request: string | { readonly url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, HOST).pathname;

class FakeCache {
  readonly entries = new Map<string, Response>();
  async put(request: string | Request, response: Response) {
    this.entries.set(addressOf(request), response);
  }
  async match(request: string | Request) {
    return this.entries.get(addressOf(request))?.clone();
  }
  async keys() {
    return [...this.entries.keys()].map((path) => new Request(HOST + path));
  }
  async delete(request: string | Request) {
    return this.entries.delete(addressOf(request));
  }
}

/** A worker that has just been loaded, on caches that last. */
function started(answers: Answers, stored = new Map<string, FakeCache>()) {
  const listeners = new Map<string, (event: unknown) => void>();
  const caches = {
    open: async (name: string) => stored.get(name) ?? stored.set(name, new FakeCache()).get(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: string | Request) => {
      for (const cache of stored.values()) if (await cache.match(request)) return cache.match(request);
      return undefined;
    },
  };
  const self = {
    location: { origin: HOST },
    clients: { claim: async () => undefined, matchAll: async () => [{}] },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  };
  const fetch = async (request: string | Request): Promise<Response> => {
    const answer = answers[addressOf(request)] ?? { status: 404, body: 'not found' };
    if (answer === 'no connection') throw new TypeError('fetch failed');
    return new Response(answer.body, { status: answer.status });
  };
  new Function('self', 'caches', 'fetch', SOURCE)(self, caches, fetch);
  /** Sends an event and waits until it is handled. */
  const send = async (name: string, event: object = {}): Promise<Response | undefined> => {
    let done: Promise<unknown> = Promise.resolve();
    const wait = (promise: Promise<unknown>): void => {
      done = promise;
    };
    listeners.get(name)?.({ ports: [], ...event, waitUntil: wait, respondWith: wait });
    return (await done) as Response | undefined;
  };
  const get = (path: string) => send('fetch', { request: new Request(HOST + path) });
  return { send, get, stored };
}

const pathsIn = (stored: Map<string, FakeCache>, name: string): readonly string[] =>
  [...(stored.get(name)?.entries.keys() ?? [])].toSorted();

test('caches the shell at installation', async () => {
  const { send, stored } = started({ '/en/': { status: 200, body: 'home' }, '/en/offline/': { status: 200, body: 'offline' } });
  await send('install');
  expect(pathsIn(stored, 'rangefinder-v2')).toEqual(['/en/', '/en/offline/', '/offline-hashes.json']);
});

test('does not cache an error page, and fetches the page again later', async () => {
  const answers: Answers = { '/en/': { status: 500, body: 'error' }, '/en/offline/': { status: 200, body: 'offline' } };
  const first = started(answers);
  await first.send('install');
  expect(pathsIn(first.stored, 'rangefinder-v2')).toEqual(['/en/offline/', '/offline-hashes.json']);
  answers['/en/'] = { status: 200, body: 'home' };
  await started(answers, first.stored).send('install');
  expect(await (await first.stored.get('rangefinder-v2')?.match('/en/'))?.text()).toBe('home');
});

test('copies unchanged pages of an earlier version instead of fetching them', async () => {
  const old = new FakeCache();
  await old.put('/en/', new Response('old home'));
  await old.put('/en/offline/', new Response('old offline'));
  await old.put('/offline-hashes.json', new Response(JSON.stringify({ '/en/': 'hash-1', '/en/offline/': 'another' })));
  const { send, stored } = started(
    { '/en/': 'no connection', '/en/offline/': { status: 200, body: 'new offline' } },
    new Map([['rangefinder-v1', old]]),
  );
  await send('install');
  expect(await (await stored.get('rangefinder-v2')?.match('/en/'))?.text()).toBe('old home');
  expect(await (await stored.get('rangefinder-v2')?.match('/en/offline/'))?.text()).toBe('new offline');
});

test('forgets earlier versions only when a whole language is cached', async () => {
  const answers: Answers = {
    '/offline-en.json': { status: 200, body: JSON.stringify({ '/en/rules/': 'r' }) },
    '/en/rules/': { status: 503, body: 'busy' },
  };
  const { send, stored } = started(answers, new Map([['rangefinder-v1', new FakeCache()]]));
  await send('message', { data: { keep: 'en' } });
  expect([...stored.keys()]).toContain('rangefinder-v1');
  answers['/en/rules/'] = { status: 200, body: 'rules' };
  await send('message', { data: { keep: 'en' } });
  expect([...stored.keys()]).toEqual(['rangefinder-v2']);
});

test('answers with the last list of units without a connection, never with an error', async () => {
  const answers: Answers = { '/v1/units': { status: 200, body: 'units' } };
  const { get } = started(answers);
  await get('/v1/units?query=atlas');
  answers['/v1/units'] = { status: 500, body: 'error' };
  expect((await get('/v1/units?query=atlas'))?.status).toBe(500);
  answers['/v1/units'] = 'no connection';
  expect(await (await get('/v1/units?query=atlas'))?.text()).toBe('units');
});

test('answers a cached page before the network, and leaves calculations to it', async () => {
  const answers: Answers = { '/en/': { status: 200, body: 'home' }, '/en/offline/': { status: 200, body: 'offline' } };
  const { send, get } = started(answers);
  await send('install');
  answers['/en/'] = { status: 200, body: 'newer home' };
  expect(await (await get('/en/?theme=dark'))?.text()).toBe('home');
  expect(await get('/v1/alpha-strike/heat')).toBeUndefined();
});
