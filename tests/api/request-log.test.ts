/** Request log: a line of JSON for each request, without user input or client addresses. */
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASKED_REQUESTS, askEverywhere } from '../support/ask-everywhere.js';
import { type ListeningService, startListening } from '../support/listening.js';
import { within } from '../support/time-limits.js';

let written = '';
let service: ListeningService;
const write = (line: string): void => {
  written += line;
};
beforeAll(async () => {
  // Level for warnings: request lines are logged at any level.
  const logger = pino({ level: 'warn' }, { write });
  service = await startListening({ logger, logsAll: true, slowMs: 0.001 });
});
afterAll(() => service.close());

type Line = Readonly<Record<string, unknown>>;

/** Lines that an action logs. */
async function linesOf(act: () => Promise<unknown>): Promise<readonly Line[]> {
  written = '';
  await act();
  await new Promise((resolve) => setTimeout(resolve, within(20)));
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const post = (path: string, body: unknown) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(body),
  }).then((response) => response.text());

test('has a line for each request, and a second one for a slow request', async () => {
  const path = '/v1/alpha-strike/target-number?skill=4&inches=8&lang=ru';
  const lines = await linesOf(() =>
    fetch(`${service.url}${path}`, { headers: { 'x-request-id': 'call-17' } }).then((response) => response.text()),
  );
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      id: 'call-17',
      transport: 'rest',
      operation: 'alpha-strike/target-number',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      cost: expect.any(Number),
      bytes: expect.any(Number),
      lang: 'ru',
      cache: 'miss',
      msg: 'request',
    },
    expect.objectContaining({
      level: 40,
      id: 'call-17',
      operations: ['alpha-strike/target-number(skill, inches)'],
      msg: 'slow request',
    }),
  ]);
});

test('logs questions of every transport by their shapes', async () => {
  const shapeOf = async (act: () => Promise<unknown>) => (await linesOf(act)).find(({ msg }) => msg === 'slow request')?.operations;
  const batch = [
    { question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8, mistake: 1 } },
    { question: 'units', arguments: { first: 1, filter: { text: 'atlas' } } },
  ];
  expect(await shapeOf(() => post('/v1/batch', batch))).toEqual([
    'alpha-strike/target-number(skill, inches, 1 unknown)',
    'units(first, filter.text)',
  ]);
  const query = '{ alphaStrike { targetNumber(skill: 4, inches: 8) { target } } units(filter: { text: "atlas" }) { totalCount } }';
  expect(await shapeOf(() => post('/graphql', { query }))).toEqual(['alpha-strike/target-number(skill, inches)', 'units(filter)']);
  const params = { name: 'calculate', arguments: { calculator: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 } } };
  expect(await shapeOf(() => post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }))).toEqual([
    'alpha-strike/target-number(skill, inches)',
  ]);
});

test('contains no user input from URLs, bodies, headers or names', async () => {
  const secret = 'qzx-secret';
  const word = 'qzxword';
  await linesOf(async () => {
    for (const path of [
      `/v1/${secret}`,
      `/v1/units?text=${secret}&${word}=${secret}`,
      `/v1/units/${secret}`,
      `/${secret}?${word}=${secret}`,
    ])
      await fetch(`${service.url}${path}`, {
        headers: {
          authorization: `Bearer ${secret}`,
          cookie: `session=${secret}`,
          referer: `https://${secret}.example`,
          'user-agent': secret,
        },
      }).then((response) => response.text());
    await post('/v1/batch', [{ question: secret }, { question: 'units', arguments: { filter: { text: secret }, [word]: secret } }]);
    await post('/graphql', {
      query: `query ${word} { ${word} units(filter: { text: "${secret}" }) { totalCount } }`,
      operationName: word,
    });
    await post('/mcp', { jsonrpc: '2.0', id: secret, method: secret, params: { [word]: secret } });
    await post('/mcp', { jsonrpc: '2.0', id: secret, method: 'tools/call', params: { name: word, arguments: { [word]: secret } } });
  });
  expect(written.split('\n').length).toBeGreaterThan(15);
  expect(written).not.toMatch(/qzx/);
  expect(written).not.toContain('127.0.0.1');
});

test('no word of a question is logged or measured, at any transport', async () => {
  const get = (path: string) => fetch(`${service.url}${path}`).then((response) => response.text());
  const lines = await linesOf(() => askEverywhere('quetzalcoatl with skill 4 at 24 inches', { get, post }));
  expect(lines.length).toBeGreaterThanOrEqual(ASKED_REQUESTS);
  expect(JSON.stringify(lines).toLowerCase()).not.toContain('quetzalcoatl');
  expect((await get('/metrics')).toLowerCase()).not.toContain('quetzalcoatl');
});
