/** The full list of tools for language models, as an outside client of the protocol sees them, over HTTP and over standard input and output. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { kebab, systems } from '@rangefinder/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
let client: Client;
beforeAll(async () => {
  service = await startListening();
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp/full`)) as never);
});
afterAll(async () => {
  await client.close();
  await service.close();
});

const toolOf = (slug: string, name: string) => `${slug}_${kebab(name)}`;

/** All tools, page by page. */
async function allTools(cursor?: string): Promise<Awaited<ReturnType<typeof client.listTools>>['tools']> {
  const { tools, nextCursor } = await client.listTools(cursor === undefined ? {} : { cursor });
  return nextCursor === undefined ? tools : [...tools, ...(await allTools(nextCursor))];
}

test('tools come in pages; a cursor that no page gave is refused with what to pass', async () => {
  const { tools, nextCursor } = await client.listTools();
  expect([tools.length, nextCursor]).toEqual([25, '25']);
  const all = await allTools();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const cursor of ['', '0', '7', '-25', 'x', '100000', '25 '])
    await expect(client.listTools({ cursor }), cursor).rejects.toThrow('pass nextCursor as it came, or none');
});

test('every calculator is a tool with its arguments described', async () => {
  const tools = await allTools();
  const names = tools.map(({ name }) => name);
  for (const { slug, calculators } of systems) for (const { name } of calculators) expect(names).toContain(toolOf(slug, name));
  for (const { inputSchema, description } of tools) {
    expect(description).toMatch(/\S/);
    expect(inputSchema.type).toBe('object');
  }
});

test.each(
  systems.flatMap(({ slug, calculators }) =>
    calculators.flatMap(({ name, examples }) => examples.map(({ draft, title }) => [slug, name, title.en, draft] as const)),
  ),
)('%s %s: %s', async (slug, name, _, draft) => {
  const result = await client.callTool({ name: toolOf(slug, name), arguments: { ...draft, lang: 'RU' } });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  expect(result.structuredContent).toMatchObject({ answer: { summary: expect.stringMatching(/[А-я]/) } });
});

/** What each tool besides the calculators is called with. */
const OTHER_TOOLS: Readonly<Record<string, object>> = {
  dice: { expression: '3d6kh2' },
  systems: {},
  calculator: { id: 'alpha-strike/calculator/target-number' },
  term: { id: 'alpha-strike/term/tmm' },
  sections: { system: '5150', first: 1 },
  section: { id: 'alpha-strike/to-hit' },
  tables: { system: 'alpha-strike' },
  table: { id: 'alpha-strike/table/ranges' },
  rulings: { system: 'alpha-strike' },
  ruling: { id: 'alpha-strike/ruling/woods-once' },
  search: { text: 'overheat' },
  ranking: { calculator: '5150/damage', draft: { weapon: '*', armor: 'light' }, by: 'dead' },
  sweep: { calculator: 'alpha-strike/target-number', draft: { skill: 4, inches: '0..42/6' }, figures: ['chance'] },
  unit: { id: 'alpha-strike/atlas-as7-d' },
  units: { query: 'pv<=30', first: 2 },
  unitsByIds: { ids: ['alpha-strike/atlas-as7-d'] },
  unitRevisions: { id: 'alpha-strike/atlas-as7-d' },
  unitValues: { of: 'ROLE' },
  unitsOfSource: { ids: ['140'] },
  changes: { since: '0', first: 2 },
  eras: {},
  factions: { system: 'alpha-strike' },
  weapon: { id: '5150/rifle' },
  weapons: { first: 2 },
  armor: { id: '5150/light' },
  armors: { system: '5150' },
};

test('every other tool is called too', async () => {
  const tools = await allTools();
  const others = tools.map(({ name }) => name).filter((name) => !name.includes('_'));
  expect(others.sort()).toEqual(Object.keys(OTHER_TOOLS).sort());
  for (const [name, args] of Object.entries(OTHER_TOOLS)) {
    const { isError, structuredContent } = await client.callTool({ name, arguments: { ...args } });
    expect(isError, name).toBeFalsy();
    expect((structuredContent as { answer: unknown }).answer, name).not.toBeNull();
  }
});

test('a wrong question is an error of the tool', async () => {
  const result = await client.callTool({ name: 'alpha-strike_target-number', arguments: { skill: 99, range: 'SHORT' } });
  expect(result).toMatchObject({ isError: true, structuredContent: { error: { code: 'BAD_INPUT', problems: [{ path: 'skill' }] } } });
});
