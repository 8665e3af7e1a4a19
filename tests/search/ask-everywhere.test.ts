/** A question in words has the same readings by REST, GraphQL, MCP, the command and the site. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../packages/command/src/run.js';
import { type QuestionReply, startQuestions } from '../../packages/widgets/src/questions/question-engine.js';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
let client: Client;
beforeAll(async () => {
  service = await startListening();
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', service.url)) as never);
});
afterAll(async () => {
  await client.close();
  await service.close();
});

const READING =
  'readings { question arguments understood { text field value } assumed { field value } missing { field message } unread confidence answer summary url } results { kind id title summary url system apiUrl }';

const TEXTS = [
  'skill 4, 24 inches, target jumped, TMM 2',
  'пинаю отключённого меха, навык 4',
  'Rep 4 with an assault rifle at a guy behind a wall, 20 inches',
  'what beats an Atlas for 40 points',
  '8d6 keep 3',
  'kurita mechs of 3025 below 30 PV that jump',
  'does a friendly mech block my shot?',
  'what is TMM',
  'Atlas AS7-D against a Locust LCT-1E at 12 inches',
];

interface Answered {
  readonly readings: readonly { readonly question: string }[];
}

async function byRest(text: string): Promise<Answered> {
  const response = await fetch(`${service.url}/v1/ask?${new URLSearchParams({ text, lang: 'en' })}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answered;
}

async function byGraphql(text: string): Promise<Answered> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: `query ($text: String!) { ask(text: $text, lang: EN) { ${READING} } }`, variables: { text } }),
  });
  const { data } = (await response.json()) as { readonly data: { readonly ask: Answered } };
  return data.ask;
}

const byMcp = async (text: string): Promise<Answered> =>
  (await client.callTool({ name: 'ask', arguments: { text, lang: 'en' } })).structuredContent as unknown as Answered;

const byCommand = async (text: string): Promise<Answered> =>
  JSON.parse((await run([/\s/.test(text) ? text : `ask ${text}`, '--json', '--lang=en', `--api=${service.url}`], {})).out);

/** The replies of the script of the site: first without the service, then with it. */
async function bySite(text: string): Promise<readonly QuestionReply[]> {
  const { port1, port2 } = new MessageChannel();
  startQuestions(port2 as never);
  port2.start();
  const replies: QuestionReply[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  port1.addEventListener('message', ({ data }: MessageEvent<QuestionReply>) => {
    replies.push(data);
    if (data.isFinal) resolve();
  });
  port1.start();
  port1.postMessage({ id: 1, text, language: 'en', system: '', api: `${service.url}/`, site: 'https://rangefinder.example' });
  await promise;
  port1.close();
  return replies;
}

/** What does not depend on where a page is. */
const meaning = (readings: readonly object[]) =>
  readings.map((reading) => {
    const {
      question,
      arguments: args,
      understood,
      assumed,
      missing,
      unread,
      confidence,
      summary,
    } = reading as Readonly<Record<string, unknown>>;
    return { question, arguments: args, understood, assumed, missing, unread, confidence, summary };
  });

test.each(TEXTS)('%s, on the site', async (text) => {
  const rest = await byRest(text);
  const replies = await bySite(text);
  expect(meaning(replies.at(-1)?.readings.map(({ reading }) => reading) ?? [])).toEqual(meaning(rest.readings));
});

test.each(['skill 4, 24 inches, target jumped, TMM 2', 'пинаю отключённого меха, навык 4', '8d6 keep 3'])(
  '%s has the same first reading on the site without the service',
  async (text) => {
    const [rest] = meaning((await byRest(text)).readings);
    const [first] = await bySite(text);
    expect(meaning(first?.readings.slice(0, 1).map(({ reading }) => reading) ?? [])).toEqual([rest]);
  },
);

test.each(TEXTS)('%s', async (text) => {
  const rest = await byRest(text);
  expect(rest.readings.length).toBeGreaterThan(0);
  expect(await byGraphql(text)).toEqual(rest);
  expect(await byMcp(text)).toEqual(rest);
  expect(await byCommand(text)).toEqual(rest);
});

test.each([
  ['skill 4, 24 inches, target jumped, TMM 2', 'alpha-strike/target-number'],
  ['8d6 keep 3', 'dice'],
  ['kurita mechs of 3025 below 30 PV that jump', 'units'],
  ['what beats an Atlas for 40 points', 'ranking'],
  ['чем побить Атлас за 40 очков', 'ranking'],
  ['кто завалит Атлас', 'ranking'],
  ['what is TMM', 'term'],
  ['does a friendly mech block my shot?', 'rule'],
])('%s is %s', async (text, question) => {
  const { readings } = await byRest(text);
  expect(readings.map((reading) => reading.question)[0]).toBe(question);
});

test.each(['', ' ', 'x'.repeat(4_001)])('a text that is empty or too long is refused', async (text) => {
  const response = await fetch(`${service.url}/v1/ask?${new URLSearchParams({ text })}`);
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).toContain('text');
});
