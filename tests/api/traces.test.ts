/** Exported traces: complete from every transport to the statements, below the caller's span, without user input. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { databaseObserver, openMetrics, type Tracing, tracingOf } from '@rangefinder/api';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ASKED_REQUESTS, askEverywhere } from '../support/ask-everywhere.js';
import { starterCatalog } from '../support/catalog.js';
import { type ListeningService, startListening } from '../support/listening.js';
import { within } from '../support/time-limits.js';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
}
interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
}

let received = '';
let spans: Sent[] = [];
let collector: Server;
let tracing: Tracing;
let service: ListeningService;
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received += `${request.url} ${request.headers['x-collector-key']}\n${body}`;
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env.OTEL_EXPORTER_OTLP_HEADERS = 'x-collector-key=given';
  tracing = (await tracingOf(
    { tracing: { ratio: 1, serviceName: 'rangefinder-test', batchMs: 50 } },
    pino({ level: 'silent' }),
  )) as Tracing;
  const metrics = openMetrics();
  const [counted, traced] = [databaseObserver(metrics), tracing.observer];
  const catalog = await starterCatalog({
    statement: (pool, text) => {
      const ends = [counted.statement(pool, text), traced.statement(pool, text)];
      return (fault) => {
        for (const end of ends) end(fault);
      };
    },
    refused: counted.refused,
  });
  service = await startListening({ catalog, metrics, tracing });
});
afterAll(async () => {
  await service.close();
  await tracing.close();
  collector.close();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_EXPORTER_OTLP_HEADERS;
});
beforeEach(() => {
  spans = [];
  received = '';
});

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${service.url}${path}`, { ...init, headers: { traceparent, ...init.headers } }).then((response) => response.text());
const post = (path: string, body: unknown) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(body),
  });
/** Spans of the caller's trace, when that of the request has arrived. */
async function traced(): Promise<readonly Sent[]> {
  await expect.poll(() => spans.some(({ parentSpanId }) => parentSpanId === CALLER.spanId), { timeout: within(10_000) }).toBe(true);
  return spans.filter(({ traceId }) => traceId === CALLER.traceId);
}
const attributesOf = ({ attributes }: Sent): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]));
/** Span names from a span up to the request. */
function pathOf(span: Sent, all: readonly Sent[]): readonly string[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [...pathOf(parent, all), span.name] : [span.name];
}

const CALCULATOR = 'alpha-strike/target-number';
const ARGUMENTS = { skill: 4, inches: 8 };
const CALCULATE = { name: 'calculate', arguments: { calculator: CALCULATOR, arguments: ARGUMENTS } };
const TRANSPORTS: readonly (readonly [string, string, () => Promise<string>])[] = [
  ['rest', 'execute', () => ask(`/v1/${CALCULATOR}?skill=4&inches=8`)],
  ['batch', 'execute', () => post('/v1/batch', [{ question: CALCULATOR, arguments: ARGUMENTS }])],
  ['graphql', 'execute document', () => post('/graphql', { query: '{ alphaStrike { targetNumber(skill: 4, inches: 8) { target } } }' })],
  ['mcp', 'execute', () => post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: CALCULATE })],
];
test.each(TRANSPORTS)('%s continues the trace of the caller', async (transport, execution, act) => {
  await act();
  const all = await traced();
  const request = all.find(({ parentSpanId }) => parentSpanId === CALLER.spanId) as Sent;
  expect([request.name, attributesOf(request)]).toEqual([
    CALCULATOR,
    {
      'http.request.method': transport === 'rest' ? 'GET' : 'POST',
      'http.response.status_code': 200,
      'http.response.size': expect.any(Number),
      'rangefinder.transport': transport,
      'rangefinder.operation': CALCULATOR,
      'rangefinder.lang': 'en',
      'rangefinder.cost_ms': expect.any(Number),
    },
  ]);
  expect(all.map((span) => pathOf(span, all))).toContainEqual([CALCULATOR, execution]);
});

test('spans of statements are below their question, with the SQL text and without values', async () => {
  await post('/v1/batch', [{ question: 'units', arguments: { first: 1, filter: { text: 'qzxsecret' } } }]);
  const all = await traced();
  const statements = all.filter((span) => 'db.query.text' in attributesOf(span));
  expect(statements.length).toBeGreaterThan(0);
  for (const span of statements) expect(pathOf(span, all)).toEqual(['units', 'execute', 'SELECT read']);
  expect(statements.map((span) => attributesOf(span)['db.query.text']).join()).toContain('from units');
  expect(received).not.toContain('qzx');
});

test('the span of a worker thread is within the span that waits for it', async () => {
  await ask('/v1/dice?expression=77d79&fields=mean');
  const all = await traced();
  const compute = all.find(({ name }) => name === 'compute') as Sent;
  const around = all.find(({ spanId }) => spanId === compute.parentSpanId) as Sent;
  expect(pathOf(compute, all).slice(-2)).toEqual(['worker thread', 'compute']);
  expect(attributesOf(compute)).toEqual({ 'rangefinder.task': 'dice', 'thread.id': expect.any(Number) });
  expect(attributesOf(compute)['thread.id']).toBeGreaterThan(0);
  const [from, to] = [BigInt(compute.startTimeUnixNano), BigInt(compute.endTimeUnixNano)];
  expect(to > from).toBe(true);
  // Clocks of threads agree to a fraction of a millisecond.
  const SLACK = 2_000_000n;
  expect(from + SLACK >= BigInt(around.startTimeUnixNano) && to <= BigInt(around.endTimeUnixNano) + SLACK).toBe(true);
});

test('respects the sampling of the caller, begins a trace without a header, and sends no user input', async () => {
  await ask('/v1/dice?expression=2d6', { headers: { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-00` } });
  for (const headers of [{}, { traceparent: 'qzx-nonsense' }])
    await fetch(`${service.url}/v1/units/qzx?text=qzx`, { headers: { ...headers, authorization: 'qzx', 'user-agent': 'qzx' } });
  await post('/graphql', { query: 'query qzx { qzx units(filter: { query: "qzx" }) { totalCount } }' });
  await expect.poll(() => spans.filter(({ name }) => name === 'units/{id}').length, { timeout: within(10_000) }).toBe(2);
  await traced();
  expect(spans.filter(({ name }) => name === 'dice')).toEqual([]);
  expect(received).toContain('/v1/traces given');
  expect(received).toContain('rangefinder-test');
  expect(received).not.toContain('qzx');
});

test('no word of a question is traced, at any transport', async () => {
  await askEverywhere('quetzalcoatl with skill 4 at 24 inches', { get: ask, post });
  const requests = () => spans.filter(({ parentSpanId }) => parentSpanId === CALLER.spanId);
  await expect.poll(() => requests().length, { timeout: within(10_000) }).toBe(ASKED_REQUESTS);
  expect(requests().filter(({ name }) => name === 'ask').length).toBeGreaterThan(0);
  expect(received.toLowerCase()).not.toContain('quetzalcoatl');
});

test('a batch of a thousand questions has a bounded number of spans', async () => {
  await post('/v1/batch', Array(1_000).fill({ question: CALCULATOR, arguments: ARGUMENTS }));
  const all = await traced();
  expect(all.length).toBeLessThan(210);
  expect(all.length).toBeGreaterThan(100);
});
