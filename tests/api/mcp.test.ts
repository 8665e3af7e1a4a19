/** MCP over HTTP: each answer is the object that REST returns. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { questionName, systems } from '@rangefinder/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
let client: Client;
beforeAll(async () => {
  service = await startListening();
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)) as never);
});
afterAll(async () => {
  await client.close();
  await service.close();
});

test.each(
  systems.flatMap(({ calculators }) =>
    calculators.flatMap((calculator) =>
      calculator.examples.map(({ draft, title }) => [questionName(calculator), title.en, draft] as const),
    ),
  ),
)('%s: %s', async (calculator, _, draft) => {
  const result = await client.callTool({ name: 'calculate', arguments: { calculator, arguments: draft, lang: 'ru' } });
  const { body } = await service.request.post(`/v1/${calculator}`).query({ lang: 'ru' }).send(draft);
  expect(body.summary).toMatch(/[А-я]/);
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  expect(result.structuredContent).toEqual(body);
});

test.each([
  ['calculate', { calculator: 'alpha-strike/target-number', arguments: { skill: 99, range: 'SHORT' } }, 'POST alpha-strike/target-number'],
  ['dice', { expression: '2d' }, 'dice?expression=2d'],
] as const)('%s %j returns the problem document of REST', async (name, args, _) => {
  const result = await client.callTool({ name, arguments: args });
  const { body } =
    name === 'dice'
      ? await service.request.get('/v1/dice').query(args)
      : await service.request.post(`/v1/${args.calculator}`).send(args.arguments);
  expect(result).toMatchObject({ isError: true, structuredContent: { error: body } });
});

test.each([
  ['units', { query: 'pv<=30', first: 2 }, { totalCount: expect.any(Number) }],
  ['unit', { units: ['alpha-strike/atlas-as7-d'] }, { units: [{ id: 'alpha-strike/atlas-as7-d' }] }],
  ['rule', { id: 'alpha-strike/to-hit' }, { title: expect.any(String) }],
  ['rank', { calculator: '5150/damage', arguments: { weapon: '*', armor: 'light' }, by: 'dead' }, { found: expect.any(Number) }],
  ['sweep', { calculator: 'alpha-strike/target-number', arguments: { skill: 4, inches: '0..42/6' } }, { axes: [{ input: 'inches' }] }],
])('%s returns structured content', async (name, args, expected) => {
  const { structuredContent, isError } = await client.callTool({ name, arguments: args });
  expect(isError).toBeFalsy();
  expect(structuredContent).toMatchObject(expected);
});

test.each([
  [
    'calculate',
    { calculator: 'alpha-strike/target-number', args: { skill: 4 } },
    'args: no such field; there are calculator, fields, arguments, lang',
  ],
  ['units', { query: 'pv<=30', limit: 5 }, 'limit: no such field; did you mean first?'],
  ['units', { query: 'pv<=30', sorted: 5 }, 'sorted: no such field; there are query, first, after, lang'],
  ['dice', { expression: '2d6', lang: 'fr' }, 'lang: '],
])('%s %j is rejected with its name', async (name, args, line) => {
  const { content, isError } = await client.callTool({ name, arguments: args });
  expect(isError).toBe(true);
  expect((content as readonly { text: string }[])[0]?.text).toContain(line);
});

test.each([
  ['find', 'tool: given "find"; did you mean ask?'],
  ['unit s', 'tool: given "unit s"; did you mean units?'],
])('the unknown tool %s is rejected with the tool that is meant', async (name, message) => {
  await expect(client.callTool({ name, arguments: {} })).rejects.toThrow(message);
});

test.each([
  ['Atls AS7-D', '"Atls AS7-D" is no exact name; read as alpha-strike/atlas-as7-d (Atlas AS7-D).'],
  ['Atlas AS7-D', '{"id":"alpha-strike/atlas-as7-d"'],
  ['alpha-strike/atlas-as7-d', '{"id":"alpha-strike/atlas-as7-d"'],
])('the card of %s states first whether the name was guessed', async (name, start) => {
  const { content } = await client.callTool({ name: 'unit', arguments: { units: [name] } });
  expect((content as readonly { text: string }[])[0]?.text.slice(0, start.length)).toBe(start);
});

test.each(['listTools', 'listPrompts', 'listResourceTemplates'] as const)('%s has one page, and rejects a cursor', async (list) => {
  await expect(client[list]({ cursor: 'garbage' })).rejects.toThrow(/-32602.*omit it/);
  expect(await client[list]()).not.toHaveProperty('nextCursor');
});

test('resources are paginated, and an unknown cursor is rejected', async () => {
  const uris = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await client.listResources(cursor === undefined ? {} : { cursor });
    expect(page.resources.length).toBeGreaterThan(0);
    for (const { uri } of page.resources) expect(uris.size).toBeLessThan(uris.add(uri).size);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  for (const unknown of ['', '0', '7', '-25', 'x', '100000', '100 '])
    await expect(client.listResources({ cursor: unknown }), unknown).rejects.toThrow('pass nextCursor of the previous page, or omit it');
});

test('/mcp/full is not found', async () => {
  await service.request.post('/mcp/full').send({ jsonrpc: '2.0', id: 1, method: 'tools/list' }).expect(404);
});
