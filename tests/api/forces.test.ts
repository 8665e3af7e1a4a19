/** Forces of other programs, read over every transport. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

const ATLAS = 'alpha-strike/atlas-as7-d';
const TEXT = 'Lance:\n2x Atlas AS7-D, skill 3 — 124 PV\nalpha-strike/loki-hellbringer-prime\nFrobnicator 9';

test('REST gives units, points and what was not understood', async () => {
  const { body } = await service.request.post('/v1/forces/read').send({ text: TEXT }).expect(200);
  expect(body).toMatchObject({
    format: 'LIST',
    name: null,
    points: 124 + 45,
    units: [
      { line: 2, match: 'NAME', count: 2, group: 'Lance', skill: 3, points: 62, damage: null, unit: { id: ATLAS, stats: { size: 4 } } },
      { line: 3, match: 'ID', count: 1, skill: null, points: 45 },
    ],
    unread: [{ line: 4, text: 'Frobnicator 9', reason: 'no unit of the catalog has this name' }],
  });
  const { body: fromAddress } = await service.request.get('/v1/forces/read').query({ text: TEXT }).expect(200);
  expect(fromAddress).toEqual(body);
});

test('texts are in the language of the request', async () => {
  const { body } = await service.request.post('/v1/forces/read').query({ lang: 'ru' }).send({ text: 'Frobnicator 9' }).expect(200);
  expect(body.unread[0].reason).toMatch(/[а-я]/);
});

test('a refusal names the text, and what it is', async () => {
  const { body } = await service.request.post('/v1/forces/read').send({ text: '<html><p>Atlas' }).expect(400);
  expect(body).toMatchObject({ code: 'BAD_INPUT', problems: [{ path: 'text', given: '<html><p>Atlas' }] });
  expect(body.detail).toMatch(/web page/);
});

test('a hundred units with every field are answered', async () => {
  const text = Array.from({ length: 100 }, () => ATLAS).join('\n');
  const { body } = await service.request.post('/v1/forces/read').send({ text }).expect(200);
  expect(body.units).toHaveLength(100);
});

test('GraphQL and the tool of MCP read the same', async () => {
  const query = 'query ($text: String!) { readForce(text: $text) { points units { count skill unit { id } } unread { line } } }';
  const { body } = await service.request
    .post('/graphql')
    .send({ query, variables: { text: TEXT } })
    .expect(200);
  expect(body.data.readForce).toEqual({
    points: 169,
    units: [
      { count: 2, skill: 3, unit: { id: ATLAS } },
      { count: 1, skill: null, unit: { id: 'alpha-strike/loki-hellbringer-prime' } },
    ],
    unread: [{ line: 4 }],
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)) as never);
  const reply = await client.callTool({ name: 'force', arguments: { text: TEXT } });
  expect(reply.structuredContent).toMatchObject({ points: 169, units: [{ count: 2 }, { count: 1 }], unread: [{ line: 4 }] });
  const [{ text: words }] = reply.content as [{ text: string }];
  expect(words).toMatch(/^2 units, 169 points\n/);
  expect(words).toContain('Line 4 not understood');
  await client.close();
});
