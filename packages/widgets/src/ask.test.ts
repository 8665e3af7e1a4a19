import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAsk } from './ask.js';
import type { Engine, WidgetAnswer } from './description.js';

const answer = (summary: string): WidgetAnswer => ({ allowed: true, refusal: null, summary, steps: [] });
const engine: Engine = (_, language, site) => ({ ok: true, answer: answer(`page ${language} ${site}`) });
const request = (signal = new AbortController().signal) => ({
  question: 'alpha-strike/target-number',
  draft: { skill: 4 },
  complete: true,
  language: 'ru' as const,
  signal,
});

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}
const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
const source = (api: string, site = '') => ({ api, site, engine: () => Promise.resolve(engine) });

test('answers in the page without a service', async () => {
  expect(await createAsk(source('', 'https://rules.example'))(request())).toEqual({
    outcome: { ok: true, answer: answer('page ru https://rules.example') },
    by: 'page',
  });
});

test('answers from the service where there is one', async () => {
  const api = await serve((request, response) =>
    json(200, answer(`service ${request.url} ${request.headers['accept-language']}`))(request, response),
  );
  expect(await createAsk(source(api))(request())).toMatchObject({
    outcome: { answer: { summary: 'service /v1/alpha-strike/target-number?skill=4 ru' } },
    by: 'service',
  });
});

test('loads the engine after the first answer of the service, for the case that the service goes away', async () => {
  let fetched = 0;
  const fetchEngine = () => {
    fetched += 1;
    return fetched === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(engine);
  };
  const ask = createAsk({ api: await serve(json(200, answer('service'))), site: '', engine: fetchEngine });
  expect(await ask(request())).toMatchObject({ by: 'service' });
  expect(fetched).toBe(1);
});

test('does not send an incomplete question', async () => {
  const requests: (string | undefined)[] = [];
  const api = await serve((request, response) => {
    requests.push(request.url);
    json(200, answer('service'))(request, response);
  });
  const problems = [{ code: 'MISSING', path: 'skill', allowed: '0–8' }];
  const strict: Engine = ({ skill }) => (skill === undefined ? { ok: false, problems } : { ok: true, answer: answer('page') });
  const ask = createAsk({ ...source(api), engine: () => Promise.resolve(strict) });
  expect(await ask({ ...request(), draft: {}, complete: false })).toEqual({ outcome: { ok: false, problems }, by: 'page' });
  expect(requests).toEqual([]);
  // The question only looked incomplete.
  expect(await ask({ ...request(), complete: false })).toMatchObject({ by: 'service' });
  expect(requests).toEqual(['/v1/alpha-strike/target-number?skill=4']);
});

test('returns the problems that the service reports', async () => {
  const problems = [{ code: 'OUT_OF_RANGE', path: 'skill', given: 4, allowed: 'less', message: 'skill' }];
  const api = await serve(json(400, { code: 'BAD_INPUT', detail: 'no', problems }));
  expect(await createAsk(source(api))(request())).toEqual({ outcome: { ok: false, problems }, by: 'service' });
});

test.each([500, 503, 429, 404])('answers in the page when the service answers with %d, and links to its rulebook', async (status) => {
  const api = await serve(json(status, {}));
  expect(await createAsk(source(api))(request())).toMatchObject({ outcome: { answer: { summary: `page ru ${api}` } }, by: 'page-instead' });
});

test('answers in the page when the service is unreachable, and waits before it tries again', async () => {
  let requests = 0;
  const api = await serve((request, response) => {
    requests += 1;
    if (requests === 1) request.socket.destroy();
    else json(200, answer('service'))(request, response);
  });
  let now = 0;
  const ask = createAsk(source(api), () => now);
  expect(await ask(request())).toMatchObject({ by: 'page-instead' });
  now = 29_999;
  expect(await ask(request())).toMatchObject({ by: 'page-instead' });
  now = 30_000;
  expect(await ask(request())).toMatchObject({ by: 'service' });
  expect(requests).toBe(2);
});

test('rejects an aborted question with its reason, and keeps trusting the service', async () => {
  let requests = 0;
  const api = await serve((request, response) => {
    requests += 1;
    if (requests > 1) json(200, answer('service'))(request, response);
  });
  const ask = createAsk(source(api));
  const controller = new AbortController();
  const first = ask(request(controller.signal)).catch((reason: unknown) => reason);
  setTimeout(() => controller.abort('typed on'), 30);
  expect(await first).toBe('typed on');
  expect(await ask(request())).toMatchObject({ by: 'service' });
});
