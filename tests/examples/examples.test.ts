/**
 * Every example as a user would run it, against the service. Hosts that cannot run here are replaced by the functions that the
 * example calls.
 */
import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LuaFactory } from 'wasmoon';
import { TOOLS } from '../support/bring-tools.js';
import { type ListeningService, startListening } from '../support/listening.js';

const examples = join(import.meta.dirname, '..', '..', 'examples');
const run = promisify(execFile);

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

const environment = () => ({ ...process.env, RANGEFINDER: service.url });
/** A file of an example with the address of this service. */
const source = async (...path: readonly string[]): Promise<string> =>
  (await readFile(join(examples, ...path), 'utf8')).replaceAll('http://localhost:4000', service.url);

/** An example as a module: plain JavaScript without types. */
const imported = (...path: readonly string[]): Promise<unknown> => import(join(examples, ...path));

/** Whether this machine has a command; only Node is required. */
const has = (command: string): Promise<boolean> =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

test.runIf(await has('curl'))('curl prints a table of odds', async () => {
  const { stdout } = await run('sh', [join(examples, 'curl', 'odds.sh')], { env: environment() });
  const [head, first, ...rest] = stdout.trim().split('\n');
  expect(head).toBe('inches,target,chance,chance.fraction');
  expect(first).toBe('6,7,0.5833333333333334,7/12');
  expect(rest).toHaveLength(6);
});

describe.runIf(await has('python3'))('Python', () => {
  const shot = (...args: readonly string[]) => run('python3', [join(examples, 'python', 'shot.py'), ...args], { env: environment() });

  test('prints the sentence, the exact odds and each step', async () => {
    const { stdout } = await shot('4', '10', 'JUMPED', '2');
    expect(stdout).toMatch(/^Target number \d+ on 2D6/);
    expect(stdout).toMatch(/^exactly: \d+\/\d+$/m);
    expect(stdout.match(/^- /gm)?.length).toBeGreaterThan(2);
  });

  test('reports a wrong argument', async () =>
    await expect(shot('99', '10')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('skill') }));
});

test('every URL of the spreadsheet formulas returns a table', async () => {
  const text = (await source('spreadsheet', 'README.md')).replace('"&A2&"', '4').replace('"&B2&"', '10');
  const addresses = [...text.matchAll(/"(http[^"]+)"/g)].map(([, address]) => address as string);
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    const response = await fetch(address);
    expect(response.headers.get('content-type'), address).toMatch('text/csv');
    expect((await response.text()).trim().split('\n').length, address).toBeGreaterThan(1);
  }
});

describe('Tabletop Simulator', () => {
  async function chat(message: string): Promise<string> {
    const lua = await new LuaFactory().createEngine();
    const broadcast = new Promise<string>((resolve) => lua.global.set('broadcastToAll', resolve));
    lua.global.set('JSON', { decode: JSON.parse });
    const get = async (url: string, done: (request: object) => void): Promise<void> => {
      const response = await fetch(url);
      done({ text: await response.text(), is_error: !response.ok });
    };
    lua.global.set('WebRequest', { get: (url: string, done: (request: object) => void) => void get(url, done) });
    await lua.doString(await source('tabletop-simulator', 'rangefinder.lua'));
    (lua.global.get('onChat') as (text: string) => void)(message);
    return broadcast;
  }

  test('prints a shot in the chat', async () => expect(await chat('!shot 4 10 jumped 2')).toMatch(/^Target number \d+/));
  test('an impossible shot', async () => expect(await chat('!shot 44 10')).toContain('skill'));
  test('a TMM without a movement', async () => expect(await chat('!shot 4 10 2')).toMatch(/^Target number 8 /));
  test.each(['!shot', '!shot four', '!shot 4 10 jumped far'])('%s is answered with the valid input', async (message) =>
    expect(await chat(message)).toBe('!shot SKILL INCHES [stood_still|ground|jumped] [TMM]'),
  );
});

describe('Foundry VTT', () => {
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

  async function played(given: object | null) {
    const input = vi.fn(async (_: { readonly content: string }) => given);
    const create = vi.fn();
    const foundry = { applications: { api: { DialogV2: { input } } }, utils: { escapeHTML: (text: string) => text } };
    await AsyncFunction('foundry', 'ChatMessage', await source('foundry-vtt', 'attack-macro.js'))(foundry, { create });
    return { create, form: input.mock.calls[0]?.[0].content ?? '' };
  }

  test('prints a burst in the chat, with a weapon and an armor of the lists', async () => {
    const { create, form } = await played({ rep: '4', weapon: '5150/rifle', armor: '5150/light', cover: true });
    expect(create).toHaveBeenCalledWith({ content: expect.stringMatching(/^<p>.+<ul><li>/s) });
    expect(form).toContain('<option value="5150/rifle" selected>');
    expect(form).toContain('<option value="5150/light" selected>');
  });

  test('prints nothing if the dialog is closed', async () => expect((await played(null)).create).not.toHaveBeenCalled());
});

describe('Discord', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const RAW_KEY_BYTES = 32;
  const hex = publicKey.export({ type: 'spki', format: 'der' }).subarray(-RAW_KEY_BYTES).toString('hex');

  async function interact(interaction: object, timestamp = '1'): Promise<Response> {
    process.env.RANGEFINDER = service.url;
    const { bot } = (await imported('discord-bot', 'bot.mjs')) as { bot: (key: string) => import('node:http').Server };
    const server = bot(hex).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const body = JSON.stringify(interaction);
    const headers = {
      'x-signature-timestamp': timestamp,
      'x-signature-ed25519': sign(null, Buffer.from(`1${body}`), privateKey).toString('hex'),
    };
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST', body, headers });
    server.close();
    return response;
  }

  const shot = (inches: number, skill: number, tmm?: number) => ({
    type: 2,
    locale: 'ru',
    data: {
      name: 'shot',
      options: [
        { name: 'skill', value: skill },
        { name: 'inches', value: inches },
        ...(tmm === undefined ? [] : [{ name: 'tmm', value: tmm }]),
      ],
    },
  });

  test('answers a ping and rejects an unsigned interaction', async () => {
    expect(await (await interact({ type: 1 })).json()).toEqual({ type: 1 });
    expect((await interact({ type: 1 }, '2')).status).toBe(401);
  });

  test('shows a shot as a card in the language of the user', async () => {
    const { data } = (await (await interact(shot(10, 4))).json()) as { data: { embeds: { title: string; description: string }[] } };
    expect(data.embeds[0]?.title).toMatch(/^\d+\+ · /);
    expect(data.embeds[0]?.description).toMatch(/[А-я]/);
  });

  test('a TMM without a movement', async () => {
    const { data } = (await (await interact(shot(10, 4, 2))).json()) as { data: { embeds: { title: string }[] } };
    expect(data.embeds[0]?.title).toMatch(/^8\+/);
  });

  test('shows a forbidden shot as a card without a target', async () => {
    const { data } = (await (await interact(shot(80, 4))).json()) as { data: { embeds: { title: string; description: string }[] } };
    expect(data.embeds[0]).toMatchObject({ title: '–', description: expect.stringMatching(/80/) });
  });

  test('registers its command or shows Discord’s error', async () => {
    const { register } = (await imported('discord-bot', 'bot.mjs')) as {
      register: (application: string, token: string, discord: string) => Promise<void>;
    };
    const requests: unknown[] = [];
    const discord = createServer(async (request, response) => {
      requests.push(request.method, request.url, request.headers.authorization, JSON.parse(await text(request))[0].name);
      response.writeHead(requests.length > 4 ? 401 : 200).end('Unauthorized');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => discord.once('listening', resolve));
    const address = `http://127.0.0.1:${(discord.address() as AddressInfo).port}`;
    await register('7', 'secret', address);
    expect(requests).toEqual(['PUT', '/api/v10/applications/7/commands', 'Bot secret', 'shot']);
    await expect(register('7', 'secret', address)).rejects.toThrow('401: Unauthorized');
    discord.close();
  });

  test('names the missing setting without a key', async () =>
    await expect(
      run(process.execPath, [join(examples, 'discord-bot', 'bot.mjs')], { env: { ...environment(), DISCORD_PUBLIC_KEY: '' } }),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('DISCORD_PUBLIC_KEY is missing'),
    }));

  test('an impossible shot', async () => {
    const { data } = (await (await interact(shot(10, 99))).json()) as { data: { content: string } };
    expect(data.content).toContain('skill');
  });
});

interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

/** Replies of a model: it asks in words, takes the calculator of the first reading, reads its input, calculates, and repeats the sentence. */
function nextOf(messages: readonly ChatMessage[]): object {
  const heard = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  const calculator = /^(\S+\/\S+):/.exec(heard[0] ?? '')?.[1];
  const calls = [
    { name: 'ask', arguments: { text: messages[1]?.content } },
    { name: 'describe', arguments: { calculator } },
    { name: 'calculate', arguments: { calculator, arguments: { skill: 4, inches: 10 } } },
  ];
  const call = calls[heard.length];
  if (!call) return { role: 'assistant', content: heard.at(-1) };
  const tool_calls = [
    { id: `call-${heard.length}`, type: 'function', function: { name: call.name, arguments: JSON.stringify(call.arguments) } },
  ];
  return { role: 'assistant', content: null, tool_calls };
}

test('the assistant lets a model find, read and calculate', async () => {
  const model = createServer(async (request, response) => {
    const { messages, tools } = JSON.parse(await text(request)) as {
      messages: ChatMessage[];
      tools: { function: { parameters: { type: string } } }[];
    };
    const isWhole = request.url === '/v1/chat/completions' && tools.every((tool) => tool.function.parameters.type === 'object');
    response.writeHead(isWhole ? 200 : 400).end(JSON.stringify({ choices: [{ message: nextOf(messages) }] }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => model.once('listening', resolve));
  const env = { ...environment(), MODEL_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1` };
  const question = 'Alpha Strike: what do I need to hit at 10 inches with skill 4?';
  const { stdout } = await run(process.execPath, [join(examples, 'assistant', 'ask.mjs'), question], { env });
  model.close();
  expect(stdout).toMatch(/^Target number 6 on 2D6/);
});

test('the fan page has its scripts and elements', async () => {
  const page = await source('fan-page', 'index.html');
  const { systems, kebab } = await import('@rangefinder/rules');
  const elements = systems.flatMap(({ calculators }) => calculators.map(({ name }) => `rangefinder-${kebab(name)}`));
  const used = [...page.matchAll(/<(rangefinder-[a-z-]+)/g)].map(([, name]) => name);
  expect(used).toHaveLength(2);
  for (const name of used) expect(elements).toContain(name);
});

describe('GraphQL clients, in a new folder with the packages that their headers name', () => {
  let fresh: string;
  beforeAll(async () => {
    fresh = await mkdtemp(join(tmpdir(), 'rangefinder-examples-'));
    await symlink(join(TOOLS, 'node_modules'), join(fresh, 'node_modules'), 'junction');
  });
  afterAll(() => rm(fresh, { recursive: true, force: true }));

  async function shot(example: string, ...args: readonly string[]) {
    await writeFile(join(fresh, `${example}.mjs`), await source(example, 'shot.mjs'));
    return run(process.execPath, [join(fresh, `${example}.mjs`), ...args], { cwd: fresh, env: environment() });
  }

  test('Apollo Client keeps a shot and a unit after another query', async () => {
    const { stdout } = await shot('apollo-client', '4', '10');
    expect(stdout).toMatch(/^Target number 6 on 2D6.*\nAtlas AS7-D moves 6"\.\nKept: 6\n$/);
  });

  test('urql returns a shot and the rule of each step', async () => {
    const { stdout } = await shot('urql', '4', '10');
    expect(stdout).toMatch(/^Target number 6 on 2D6/);
    expect(stdout).toMatch(/^- .+ \(.+, https?:.+\)$/m);
  });

  test.each(['apollo-client', 'urql'])(
    '%s reports a wrong argument',
    async (example) => await expect(shot(example, '99', '10')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('skill') }),
  );
});
