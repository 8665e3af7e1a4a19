import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { relay } from './relay.js';

test('an unreachable service is an error with its cause', async () => {
  const [assistant, program] = InMemoryTransport.createLinkedPair();
  await relay(program, new URL('http://127.0.0.1:1/mcp'), 'en');
  const answer = new Promise<JSONRPCMessage>((resolve) => {
    assistant.onmessage = resolve;
  });
  await assistant.start();
  await assistant.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect(await answer).toMatchObject({
    id: 1,
    error: { message: expect.stringMatching(/^No answer from http:\/\/127\.0\.0\.1:1\/mcp: ./) },
  });
});

const REQUEST = { jsonrpc: '2.0', id: 1, method: 'tools/list' } as const;

/** Languages that the service was asked for. */
let languages: (string | undefined)[] = [];
let paths: (string | undefined)[] = [];
const server = createServer((request, response) => {
  if (request.method === 'POST') {
    languages.push(request.headers['accept-language']);
    paths.push(request.url);
  }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools: [] } }));
});
let address: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  languages = [];
  paths = [];
});

test.each(['en', 'ru'])('the relay asks the service in its language: %s', async (language) => {
  const [assistant, program] = InMemoryTransport.createLinkedPair();
  await relay(program, new URL(`${address}/mcp`), language);
  const answer = new Promise((resolve) => {
    assistant.onmessage = resolve;
  });
  await assistant.start();
  await assistant.send(REQUEST);
  expect(await answer).toMatchObject({ result: { tools: [] } });
  expect(languages).toEqual([language]);
  await assistant.close();
});

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const MAIN = ['--conditions=rangefinder:source', '--import', new URL('../../../tests/support/from-source.mjs', import.meta.url).href];

test.each([
  ['ru_RU.UTF-8', '', 'ru'],
  ['ru_RU.UTF-8', 'en_US.UTF-8', 'en'],
])('the program takes its language from the environment: LANG %s, LC_ALL %j', async (LANG, LC_ALL, language) => {
  const program = spawn(process.execPath, [...MAIN, pathOf('main.ts'), '--api', address], { env: { ...process.env, LANG, LC_ALL } });
  program.stdin.write(`${JSON.stringify(REQUEST)}\n`);
  await once(program.stdout, 'data');
  program.kill();
  expect(languages).toEqual([language]);
});

const started = (...given: readonly string[]) => spawn(process.execPath, [...MAIN, pathOf('main.ts'), ...given]);

test.each([
  [[], '/mcp'],
  [['5150'], '/mcp/5150'],
])('the program relays to the tools of the rule sets %j at an address that ends with a slash', async (names, path) => {
  const program = started('--api', `${address}/`, ...names);
  program.stdin.write(`${JSON.stringify(REQUEST)}\n`);
  await once(program.stdout, 'data');
  program.kill();
  expect(paths).toEqual([path]);
});

test.each([
  [['5150', 'alpha-strike'], 'One rule set at most; given: 5150, alpha-strike.'],
  [['chess'], 'There is no rule set "chess".'],
  [['--api', 'nowhere'], '--api: "nowhere" is not a URL'],
  [['--ap'], "'--ap'"],
  [['--api', 'localhost:4000'], '--api: "localhost:4000" is not a URL'],
])('the program refuses %j with its usage', async (given, message) => {
  const program = started(...given);
  const [errors, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toContain(message);
  expect(errors).toContain('rangefinder-mcp [--api URL] [');
});

test('the program shows its usage', async () => {
  const program = started('--help');
  const [shown, [code]] = await Promise.all([text(program.stdout), once(program, 'exit')]);
  expect(code).toBe(0);
  expect(shown).toContain('rangefinder-mcp [--api URL] [');
});

test.each([[['--api', 'relayed']], [[]]])('a line that is no message is answered, and so is the next: %j', async (given) => {
  const program = spawn(process.execPath, [...MAIN, pathOf('main.ts'), ...given.map((word) => (word === 'relayed' ? address : word))], {
    env: { ...process.env, RANGEFINDER_URL: '' },
  });
  program.stdin.end(`garbage\n${JSON.stringify(REQUEST)}\n`);
  const answers: unknown[] = [];
  for await (const line of createInterface(program.stdout)) {
    answers.push(JSON.parse(line));
    if (answers.length === 2) program.kill();
  }
  expect(answers).toMatchObject([{ error: { code: ErrorCode.ParseError } }, { id: 1, result: { tools: expect.anything() } }]);
});
