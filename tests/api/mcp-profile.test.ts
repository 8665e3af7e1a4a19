/** Tools for language models, as an independent MCP client sees them. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';
import { MODEL_QUESTIONS } from '../transports/model-questions.js';

let service: ListeningService;
let client: Client;
const opened: Client[] = [];

async function connect(path: string): Promise<Client> {
  const connected = new Client({ name: 'test', version: '1' });
  await connected.connect(new StreamableHTTPClientTransport(new URL(`${service.url}${path}`)) as never);
  opened.push(connected);
  return connected;
}

beforeAll(async () => {
  service = await startListening();
  client = await connect('/mcp');
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await service.close();
});

async function call(name: string, args: object, by = client): Promise<{ readonly text: string; readonly isError: boolean }> {
  const { content, isError } = await by.callTool({ name, arguments: { ...args } });
  return { text: (content as readonly { text: string }[]).map(({ text }) => text).join('\n'), isError: isError === true };
}

/** Rule of thumb: a token has four characters of English or JSON. */
const CHARACTERS_A_TOKEN = 4;

test('at most ten tools, whose descriptions take at most 3,000 tokens', async () => {
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThanOrEqual(6);
  expect(tools.length).toBeLessThanOrEqual(10);
  expect(JSON.stringify(tools).length / CHARACTERS_A_TOKEN).toBeLessThanOrEqual(3_000);
  for (const { title, description } of tools) expect(title).not.toBe(description);
});

const idIn = (line: string | undefined): string | undefined => /^(?:calculator )?(\S+\/\S+):/.exec(line ?? '')?.[1];

test('reads 57 of 60 questions in words as the right calculator, and the others among its readings and results', async () => {
  const found = await Promise.all(
    MODEL_QUESTIONS.map(async ({ text, calculator }) => {
      const lines = (await call('ask', { text })).text.split('\n').flatMap((line) => idIn(line) ?? []);
      return { text, calculator, place: lines.indexOf(calculator) };
    }),
  );
  const missed = found.filter(({ place }) => place !== 0);
  expect(MODEL_QUESTIONS).toHaveLength(60);
  expect(missed.length, JSON.stringify(missed, undefined, 1)).toBeLessThanOrEqual(3);
  for (const { place, text } of missed) expect(place, text).toBeGreaterThan(0);
});

test.each(MODEL_QUESTIONS)('$text', async ({ calculator, arguments: args }) => {
  const { text: outline } = await call('describe', { calculator });
  for (const name of Object.keys(args)) expect(outline).toMatch(new RegExp(`^- ${name}\\??:`, 'm'));
  const { text, isError } = await call('calculate', { calculator, arguments: args });
  expect(isError, text).toBe(false);
});

test('accepts numbers as text, choices in any case or in words, languages in any case', async () => {
  const args = { skill: '4', inches: '10', targetMoved: 'jumped', tmm: '2', woods: 'true' };
  const exact = { skill: 4, inches: 10, targetMoved: 'JUMPED', tmm: 2, woods: true };
  const loosely = await call('calculate', { calculator: 'alpha-strike/targetNumber', arguments: args, lang: 'ru' });
  expect(loosely).toEqual(await call('calculate', { calculator: 'alpha-strike/target-number', arguments: exact, lang: 'ru' }));
  expect(loosely.text).toMatch(/[А-я]/);
});

test('an answer has the sentence first, then figures, then steps with their rules', async () => {
  const { text } = await call('calculate', { calculator: 'alpha-strike/target-number', arguments: { skill: 4, range: 'SHORT' } });
  const [sentence, ...rest] = text.split('\n');
  expect(sentence).toMatch(/\.$/);
  expect(rest.join('\n')).toMatch(/^target: 4$/m);
  expect(rest.join('\n')).toMatch(/\[alpha-strike\/[a-z/-]+\]$/m);
});

test('an answer has only the requested fields', async () => {
  const args = { calculator: 'alpha-strike/target-number', arguments: { skill: 4, range: 'SHORT' }, fields: 'target' };
  expect(JSON.parse((await call('calculate', args)).text)).toEqual({ target: 4 });
});

test.each([
  ['a calculator', 'calculate', { calculator: 'alpha-strike/to-hit', arguments: {} }, 'calculator alpha-strike/target-number'],
  ['an argument', 'calculate', { calculator: 'alpha-strike/target-number', arguments: { skil: 4 } }, 'skill'],
  [
    'a unit',
    'calculate',
    { calculator: 'alpha-strike/attack', arguments: { attacker: { unit: 'alpha-strike/atlas' } } },
    'alpha-strike/atlas-as7-d',
  ],
  ['a rule', 'rule', { id: 'alpha-strike/range-table' }, 'alpha-strike/table/ranges'],
  ['the arguments of a tool', 'ask', { txt: 'x' }, 'text'],
])('%s that is almost right is answered with a suggestion', async (_, tool, args, hint) => {
  const { text, isError } = await call(tool, args);
  expect(isError).toBe(true);
  expect(text).toContain(hint);
});

test('returns units by id and by nickname together', async () => {
  const { text, isError } = await call('unit', { units: ['alpha-strike/atlas-as7-d', 'Timber Wolf Prime'] });
  expect(isError).toBe(false);
  expect(text).toContain('"cost":52');
  expect(text).toMatch(/Timber Wolf/);
});

test('returns pages of units by conditions', async () => {
  const first = await call('units', { query: 'system:alpha-strike pv<=20', first: 5 });
  const after = /^after: (\S+)$/m.exec(first.text)?.[1];
  const second = await call('units', { query: 'system:alpha-strike pv<=20', first: 5, after });
  const ids = (text: string) => text.split('\n').flatMap((line) => /^(alpha-strike\/[^,]+),/.exec(line)?.[1] ?? []);
  expect(ids(first.text)).toHaveLength(5);
  expect(new Set([...ids(first.text), ...ids(second.text)]).size).toBe(10);
});

test('returns sweeps as CSV and rankings as places', async () => {
  const swept = await call('sweep', {
    calculator: 'alpha-strike/target-number',
    arguments: { skill: 4, inches: '0..42/6' },
    figures: ['target'],
  });
  expect(swept.text.split('\n')).toEqual(['inches,target', '0,', '6,4', '12,6', '18,6', '24,6', '30,8', '36,8', '42,8']);
  const ranked = await call('rank', { calculator: '5150/damage', arguments: { weapon: '*', armor: 'light' }, by: 'dead', first: 3 });
  expect(ranked.text).toMatch(
    /^\d+ of \d+ ranked by dead \(Dead\), highest first; higher is better for the attacker\nrank,id,name,points,score\n1,/,
  );
});

test('answers dice expressions and rules', async () => {
  expect((await call('dice', { expression: '2d6' })).text).toContain('7: 1/6');
  expect((await call('rule', { id: 'alpha-strike/table/ranges' })).text).toMatch(/^# Range\n/);
});

test('finds only entries of the rule set in its path', async () => {
  const within = await connect('/mcp/5150');
  const { text } = await call('ask', { text: 'grenade' }, within);
  const ids = [...text.matchAll(/^(?:\w+ )?([\w-]+\/[\w/-]+):/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) expect(id).toMatch(/^5150\//);
  expect((await call('describe', { calculator: 'grenade' }, within)).text).toContain('5150/grenade');
});

test('answers an unknown path with 404', async () => {
  expect((await fetch(`${service.url}/mcp/chess`, { method: 'POST', body: '{}' })).status).toBe(404);
});

test('serves cited resources page by page, and lists templates and prompts', async () => {
  const first = await client.listResources();
  const second = await client.listResources({ cursor: first.nextCursor as string });
  expect(first.resources).toHaveLength(100);
  expect(second.resources[0]?.uri).not.toBe(first.resources[0]?.uri);
  const { contents } = await client.readResource({ uri: 'rangefinder://alpha-strike/table/ranges' });
  expect((contents[0] as { text: string }).text).toMatch(/^# Range\n/);
  await expect(client.readResource({ uri: 'rangefinder://chess/table/openings' })).rejects.toThrow('no resource');
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(3);
  const { prompts } = await client.listPrompts();
  const { messages } = await client.getPrompt({ name: 'shot', arguments: { attacker: 'Atlas', target: 'Locust' } });
  expect(prompts.map(({ name }) => name)).toContain('shot');
  expect(JSON.stringify(messages)).toContain('Atlas');
  await expect(client.getPrompt({ name: 'shot', arguments: {} })).rejects.toThrow('attacker');
});

test('names the arguments of a tool that are wrong', async () => {
  const { text, isError } = await call('unit', { id: 'Atlas' });
  expect(isError).toBe(true);
  expect(text).toMatch(/^id: no such field; there are units, lang\nunits: a value is needed; /);
});
