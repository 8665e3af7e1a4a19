/** Metrics of requests: every transport counts, and no user input becomes a label. */
import { METRICS, openMetrics, rateLimit } from '@rangefinder/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';
import { type ReadMetrics, readMetrics } from '../support/metrics.js';
import { within } from '../support/time-limits.js';

let service: ListeningService;
beforeAll(async () => {
  const metrics = openMetrics();
  service = await startListening({ metrics, showMetrics: metrics.text, rateLimit: rateLimit(600_000) });
});
afterAll(() => service.close());

const read = async (): Promise<ReadMetrics> => readMetrics(await (await fetch(`${service.url}/metrics`)).text());
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  }).then((response) => response.text());
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${service.url}${path}`, { headers }).then((response) => response.text());
const callTool = (scope: string, name: string, args: object) =>
  post(`/mcp${scope}`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

/** Growth of metrics during an action. */
async function growth(act: () => Promise<unknown>) {
  const before = await read();
  await act();
  // A response is counted after it is sent, which the client may notice a moment earlier.
  await new Promise((resolve) => setTimeout(resolve, within(20)));
  const after = await read();
  return (name: string, labels?: Readonly<Record<string, string | number>>): number =>
    after.value(name, labels) - before.value(name, labels);
}

const CALCULATOR = 'alpha-strike/target-number';
const ANSWERED = { operation: CALCULATOR, status: 200, lang: 'en' };
const QUESTION = { skill: 4, inches: 8 };

test('the same question counts by the same name for every transport', async () => {
  const grown = await growth(async () => {
    await get(`/v1/${CALCULATOR}?skill=4&inches=8`);
    await post(`/v1/${CALCULATOR}`, QUESTION);
    await post('/v1/batch', Array(3).fill({ question: CALCULATOR, arguments: QUESTION }));
    await post('/graphql', {
      query: '{ alphaStrike { a: targetNumber(skill: 4, inches: 8) { target } b: targetNumber(skill: 5, inches: 8) { target } } }',
    });
    await callTool('', 'calculate', { calculator: CALCULATOR, arguments: QUESTION });
    await callTool('/alpha-strike', 'calculate', { calculator: CALCULATOR, arguments: QUESTION });
  });
  for (const [transport, requests, questions] of [
    ['rest', 2, 2],
    ['batch', 1, 3],
    ['graphql', 1, 2],
    ['mcp', 2, 2],
  ] as const) {
    const counted = [
      grown('rangefinder_requests_total', { transport, ...(transport === 'mcp' ? { operation: CALCULATOR, status: 200 } : ANSWERED) }),
      grown('rangefinder_request_seconds', { transport, operation: CALCULATOR }),
      grown('rangefinder_questions_total', { transport, operation: CALCULATOR }),
    ];
    expect([transport, ...counted]).toEqual([transport, requests, requests, questions]);
    expect(grown('rangefinder_cost_spent_ms_total', { transport })).toBeGreaterThan(0);
    expect(grown('rangefinder_response_bytes_total', { transport })).toBeGreaterThan(200);
  }
});

test('files, feeds, descriptions and pages count, too', async () => {
  const grown = await growth(() =>
    Promise.all(['/v1/downloads', '/v1/imports.atom', '/openapi.json', '/llms.txt', '/nowhere'].map((path) => get(path))),
  );
  const requests = (labels: Readonly<Record<string, string | number>>) => grown('rangefinder_requests_total', labels);
  expect(requests({ transport: 'downloads', operation: 'downloads' })).toBe(1);
  expect(requests({ transport: 'feeds', operation: 'imports.atom' })).toBe(1);
  expect(requests({ transport: 'descriptions', operation: 'other', status: 200 })).toBe(2);
  expect(requests({ transport: 'site', operation: 'other', status: 404 })).toBe(1);
  expect(grown('rangefinder_errors_total', { transport: 'site', code: 'NOT_FOUND' })).toBe(1);
});

test('counts the language of the answer, wherever it was set', async () => {
  const grown = await growth(async () => {
    await get(`/v1/${CALCULATOR}?skill=1&inches=1&lang=ru`);
    await get(`/v1/${CALCULATOR}?skill=1&inches=1`, { 'accept-language': 'ru' });
  });
  expect(grown('rangefinder_requests_total', { transport: 'rest', operation: CALCULATOR, lang: 'ru' })).toBe(2);
});

test('counts response cache hits and 304 separately', async () => {
  const path = `/v1/${CALCULATOR}?skill=2&inches=13`;
  const grown = await growth(async () => {
    for (let time = 0; time < 3; time++) await get(path);
    const { headers } = await fetch(`${service.url}${path}`);
    await get(path, { 'if-none-match': headers.get('etag') ?? '' });
    await get(`/v1/${CALCULATOR}?skill=200`);
  });
  const kept = (outcome: string) => grown('rangefinder_response_cache_total', { outcome });
  expect([kept('miss'), kept('hit'), kept('untagged')]).toEqual([2, 3, 1]);
  expect(grown('rangefinder_requests_total', { transport: 'rest', operation: CALCULATOR, status: 304 })).toBe(1);
  expect(grown('rangefinder_requests_total', { transport: 'rest', operation: CALCULATOR })).toBe(6);
  expect(grown('rangefinder_errors_total', { transport: 'rest', code: 'BAD_INPUT' })).toBe(1);
  const metrics = await read();
  expect(metrics.value('rangefinder_response_cache_entries')).toBeGreaterThan(0);
  expect(metrics.value('rangefinder_response_cache_bytes')).toBeGreaterThan(500);
});

test('heavy questions show in the queue, the threads and their time; too expensive ones are rejected', async () => {
  const grown = await growth(async () => {
    await get('/v1/dice?expression=80d80&fields=mean');
    const dear = Array.from({ length: 40 }, (_, index) => `a${index}: dice(expression: "100d${index + 60}") { mean }`);
    await post('/graphql', { query: `{ ${dear.join(' ')} }` });
  });
  expect(grown('rangefinder_worker_task_seconds', { task: 'dice' })).toBeGreaterThan(0);
  expect(grown('rangefinder_queue_seconds', { queue: 'workers' })).toBeGreaterThan(0);
  expect(grown('rangefinder_cost_refused_total', { transport: 'graphql' })).toBeGreaterThan(0);
  const metrics = await read();
  expect(metrics.value('rangefinder_workers')).toBeGreaterThan(0);
  expect(metrics.value('rangefinder_workers_max')).toBeGreaterThan(0);
  expect([metrics.value('rangefinder_workers_busy'), metrics.value('rangefinder_queue_waiting', { queue: 'workers' })]).toEqual([0, 0]);
});

test('a thousand strange requests add few series, since no user input becomes a label', async () => {
  const before = (await read()).series;
  for (let index = 0; index < 100; index++) {
    const word = `qzx${index}`;
    await Promise.all([
      get(`/v1/${word}`),
      get(`/v1/alpha-strike/${word}?${word}=${word}`),
      get(`/v1/units/${word}`),
      get(`/v1/downloads/${word}`),
      get(`/${word}`, { 'accept-language': word, 'x-request-id': word }),
      post('/graphql', { query: `query ${word} { ${word} }`, operationName: word }),
      post('/graphql', { query: `{ unit(id: "${word}") { name } }` }),
      post('/v1/batch', [{ question: word }, { question: 'units', arguments: { [word]: word } }]),
      post('/mcp', { jsonrpc: '2.0', id: 1, method: word }),
      callTool('', word, { [word]: word }),
    ]);
  }
  const text = await get('/metrics');
  expect(text).not.toContain('qzx');
  expect(readMetrics(text).series - before).toBeLessThan(250);
});

test('every listed metric is exported with its help', async () => {
  const metrics = await read();
  for (const { name } of Object.values(METRICS)) expect(metrics.names).toContain(name);
  expect([metrics.value('rangefinder_build_info'), metrics.value('rangefinder_catalog_info', { kind: 'server' })]).toEqual([1, 1]);
  expect(metrics.value('rangefinder_catalog_revision', { server: 'primary' })).toBeGreaterThan(0);
  expect(metrics.value('rangefinder_database_up', { server: 'primary' })).toBe(1);
  expect(metrics.value('rangefinder_database_seconds', { pool: 'read' })).toBeGreaterThan(0);
  expect(metrics.values('rangefinder_database_pool', 'state')).toEqual(['idle', 'total', 'waiting']);
  expect(metrics.value('rangefinder_requests_in_flight')).toBe(0);
});
