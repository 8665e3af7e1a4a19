/** The protocol of MCP below its tools: codes, media types, batches, completions, progress, cancellation. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { systems } from '@rangefinder/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
const opened: Client[] = [];
beforeAll(async () => {
  service = await startListening();
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await service.close();
});

const BOTH = 'application/json, text/event-stream';

async function send(body: unknown, headers: Readonly<Record<string, string>> = {}, path = '/mcp') {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: BOTH, ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('event') || text === '' ? undefined : JSON.parse(text),
  };
}

const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 9, method, ...(params !== undefined && { params }) });

describe('errors', () => {
  test.each([
    [{ hello: 1 }, -32600],
    [[], -32600],
    [3, -32600],
    ['text', -32600],
    [null, -32600],
    [{ jsonrpc: '1.0', id: 1, method: 'ping' }, -32600],
    [{ jsonrpc: '2.0', id: 1, method: 7 }, -32600],
    [{ jsonrpc: '2.0', id: {}, method: 'ping' }, -32600],
    [request('no/such/method'), -32601],
    [request('initialize', { protocolVersion: '2025-06-18', capabilities: {} }), -32602],
    [request('tools/call', {}), -32602],
    [request('tools/call'), -32602],
    [request('tools/call', { name: 'nothing' }), -32602],
    [request('tools/call', { name: 'dice', arguments: null }), -32602],
    [request('tools/call', { name: 'dice', arguments: [] }), -32602],
    [request('tools/call', { name: 'dice', arguments: '{}' }), -32602],
    [request('resources/read', {}), -32602],
    [request('resources/read', { uri: 'rangefinder://chess/openings' }), -32602],
    [request('prompts/get', {}), -32602],
    [request('prompts/get', { name: 'shot', arguments: { attacker: 'A', target: 'B', weather: 'fine' } }), -32602],
    [request('completion/complete', { ref: { type: 'ref/prompt', name: 'shot' } }), -32602],
  ])('%j has code %i and a sentence', async (body, code) => {
    const { body: reply } = await send(body);
    expect(reply).toMatchObject({ jsonrpc: '2.0', error: { code, message: expect.stringMatching(/^[A-Za-z].*[.)\]”"\w]$/) } });
    expect(reply.error.message).not.toMatch(/[[{]|invalid_type|MCP error/);
  });

  test('malformed JSON is a parse error', async () => {
    const response = await fetch(`${service.url}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
    expect((await response.json()).error.code).toBe(-32700);
  });
});

describe('exchange', () => {
  test.each(['application/json', '*/*', BOTH])('is answered as JSON with Accept %s', async (accept) => {
    const { status, body } = await send(request('ping'), { accept });
    expect([status, body]).toEqual([200, { jsonrpc: '2.0', id: 9, result: {} }]);
  });

  test('a batch is answered with a list, invalid messages included', async () => {
    const { body } = await send([request('ping'), 3]);
    expect(body).toHaveLength(2);
    expect(body).toContainEqual({ jsonrpc: '2.0', id: 9, result: {} });
    expect((await send([request('ping')])).body).toHaveLength(1);
  });

  test('notifications are accepted without an answer', async () => {
    const { status, text } = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([status, text]).toEqual([202, '']);
  });

  test('an unknown protocol version is refused with those that are known', async () => {
    const { status, body } = await send(request('ping'), { 'mcp-protocol-version': '1900-01-01' });
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('2025-11-25')]);
  });
});

async function connect(path: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}${path}`)) as never);
  opened.push(client);
  return client;
}

test('names of units and ids of rules are completed', async () => {
  const client = await connect('/mcp');
  const units = await client.complete({ ref: { type: 'ref/prompt', name: 'shot' }, argument: { name: 'attacker', value: 'atlas as7' } });
  expect(units.completion.values[0]).toBe('Atlas AS7-D');
  const tables = await client.complete({
    ref: { type: 'ref/resource', uri: 'rangefinder://{system}/table/{table}' },
    argument: { name: 'table', value: 'ran' },
    context: { arguments: { system: 'alpha-strike' } },
  });
  expect(tables.completion.values).toEqual(['ranges']);
});

test('a call that is followed reports its progress before its answer', async () => {
  const client = await connect('/mcp');
  const seen: number[] = [];
  const result = await client.callTool({ name: 'dice', arguments: { expression: '2d6' } }, undefined, {
    onprogress: ({ progress }) => seen.push(progress),
  });
  expect(result.isError).toBeFalsy();
  expect(seen[0]).toBe(0);
});

test('a call is cancelled by its session, and by no other', async () => {
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const session = (await send(request('initialize', params))).headers.get('mcp-session-id') ?? '';
  expect(session).toMatch(/\S/);
  const slow = {
    calculator: 'alpha-strike/attack',
    arguments: { attacker: { unit: { query: 'type:BM' } }, target: { unit: 'alpha-strike/atlas-as7-d' }, situation: { inches: 10 } },
  };
  const call = (id: number) =>
    send({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'rank', arguments: slow } }, { 'mcp-session-id': session });
  const cancel = (id: number, by: string) =>
    send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } }, { 'mcp-session-id': by });
  const [kept, cancelled] = [call(1), call(2)];
  let isOver = false;
  void cancelled.finally(() => (isOver = true));
  // The notification may overtake the call.
  while (!isOver) {
    await cancel(1, 'another');
    await cancel(2, session);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await cancelled).body).toBeUndefined();
  expect((await kept).body).toMatchObject({ id: 1 });
});

describe.each(systems.map(({ slug }) => slug))('/mcp/%s', (slug) => {
  const others = systems.filter((system) => system.slug !== slug);
  test('lists its rule set only', async () => {
    const client = await connect(`/mcp/${slug}`);
    const { tools } = await client.listTools();
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();
    for (const { uri } of resources) expect(uri).toMatch(new RegExp(`^rangefinder://${slug}/`));
    for (const { uriTemplate } of resourceTemplates) expect(uriTemplate).toMatch(new RegExp(`^rangefinder://${slug}/`));
    for (const other of others) expect(JSON.stringify(tools)).not.toContain(`${other.slug}/`);
    for (const other of others) expect(JSON.stringify(tools)).not.toContain(other.title.en);
  });
});

test('answers match the output schemas', async () => {
  const client = await connect('/mcp');
  // The client checks structured content against the schemas that it has listed.
  const { tools } = await client.listTools();
  expect(tools.filter(({ outputSchema }) => outputSchema).map(({ name }) => name)).toEqual(
    tools.map(({ name }) => name).filter((name) => name !== 'describe'),
  );
  for (const [name, args] of [
    ['ask', { text: 'Alpha Strike: TMM of an Atlas AS7-D on 2d6?' }],
    ['calculate', { calculator: '5150/damage', arguments: { weapon: 'rifle', armor: 'light' } }],
    ['calculate', { calculator: '5150/damage', arguments: { weapon: 'rifle', armor: 'light' }, fields: 'dead' }],
    ['sweep', { calculator: '5150/damage', arguments: { weapon: '*', armor: 'light' } }],
    ['rank', { calculator: '5150/damage', arguments: { weapon: { query: '*' }, armor: 'light' } }],
    ['rule', { id: 'alpha-strike/table/ranges' }],
    ['rule', { id: 'alpha-strike/to-hit' }],
    ['unit', { units: ['atlas'] }],
    ['units', { query: 'atlas' }],
    ['dice', { expression: '2d6' }],
    ['dice', { expression: '2d' }],
  ] as const)
    expect((await client.callTool({ name, arguments: { ...args } })).structuredContent, name).toBeDefined();
});
