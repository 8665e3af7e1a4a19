/** Every example as somebody would run it, against the service. Hosts that cannot run here are stood in for by the functions that it calls. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** A file of an example, with the address of this service in it. */
const source = async (...path: readonly string[]): Promise<string> =>
  (await readFile(join(examples, ...path), 'utf8')).replaceAll('http://localhost:4000', service.url);

/** An example as a module: plain JavaScript that nobody checks the types of. */
const imported = (...path: readonly string[]): Promise<unknown> => import(join(examples, ...path));

/** Whether a command is on this machine: only Node is promised. */
const has = (command: string): Promise<boolean> =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

test.runIf(await has('curl'))('curl: a table of odds', async () => {
  const { stdout } = await run('sh', [join(examples, 'curl', 'odds.sh')], { env: environment() });
  const [head, first, ...rest] = stdout.trim().split('\n');
  expect(head).toBe('inches,target,chance,chance.fraction');
  expect(first).toBe('0,7,0.5833333333333334,7/12');
  expect(rest).toHaveLength(7);
});

describe.runIf(await has('python3'))('Python', () => {
  const shot = (...args: readonly string[]) => run('python3', [join(examples, 'python', 'shot.py'), ...args], { env: environment() });

  test('the sentence, the exact odds and each step', async () => {
    const { stdout } = await shot('4', '10', 'JUMPED', '2');
    expect(stdout).toMatch(/^Target number \d+ on 2D6/);
    expect(stdout).toMatch(/^exactly: \d+\/\d+$/m);
    expect(stdout.match(/^- /gm)?.length).toBeGreaterThan(2);
  });

  test('what is wrong with an argument', async () =>
    await expect(shot('99', '10')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('skill') }));
});

test('spreadsheets: every address of the formulas gives a table', async () => {
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
    const said = new Promise<string>((resolve) => lua.global.set('broadcastToAll', resolve));
    lua.global.set('JSON', { decode: JSON.parse });
    const get = async (url: string, done: (request: object) => void): Promise<void> => {
      const response = await fetch(url);
      done({ text: await response.text(), is_error: !response.ok });
    };
    lua.global.set('WebRequest', { get: (url: string, done: (request: object) => void) => void get(url, done) });
    await lua.doString(await source('tabletop-simulator', 'rangefinder.lua'));
    (lua.global.get('onChat') as (text: string) => void)(message);
    return said;
  }

  test('a shot in the chat', async () => expect(await chat('!shot 4 10 jumped 2')).toMatch(/^Target number \d+/));
  test('a shot that makes no sense', async () => expect(await chat('!shot 44 10')).toContain('skill'));
});

test('Foundry VTT: a burst in the chat', async () => {
  const input = vi.fn(async () => ({ rep: '4', weapon: 'rifle', armor: 'light', cover: true }));
  const create = vi.fn();
  const foundry = { applications: { api: { DialogV2: { input } } }, utils: { escapeHTML: (text: string) => text } };
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  await AsyncFunction('foundry', 'ChatMessage', await source('foundry-vtt', 'attack-macro.js'))(foundry, { create });
  expect(create).toHaveBeenCalledWith({ content: expect.stringMatching(/^<p>.+<ul><li>/s) });
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

  const shot = (inches: number, skill: number) => ({
    type: 2,
    locale: 'ru',
    data: {
      name: 'shot',
      options: [
        { name: 'skill', value: skill },
        { name: 'inches', value: inches },
      ],
    },
  });

  test('a ping is answered, an interaction that nobody signed is not', async () => {
    expect(await (await interact({ type: 1 })).json()).toEqual({ type: 1 });
    expect((await interact({ type: 1 }, '2')).status).toBe(401);
  });

  test('a shot as a card, in the language of who asks', async () => {
    const { data } = (await (await interact(shot(10, 4))).json()) as { data: { embeds: { title: string; description: string }[] } };
    expect(data.embeds[0]?.title).toMatch(/^\d+\+ · /);
    expect(data.embeds[0]?.description).toMatch(/[А-я]/);
  });

  test('a shot that makes no sense', async () => {
    const { data } = (await (await interact(shot(10, 99))).json()) as { data: { content: string } };
    expect(data.content).toContain('skill');
  });
});

test('an assistant finds, reads and calculates', async () => {
  const { ask, obedient } = (await imported('assistant', 'ask.mjs')) as {
    ask: (question: string, model: unknown, server: string) => Promise<string>;
    obedient: (given: object) => unknown;
  };
  const answer = await ask(
    'Alpha Strike: what do I need to hit at 10 inches with skill 4?',
    obedient({ skill: 4, inches: 10 }),
    service.url,
  );
  expect(answer).toMatch(/^Target number 6 on 2D6/);
});

test('a fan page: its scripts and its elements are there', async () => {
  const page = await source('fan-page', 'index.html');
  const { systems, kebab } = await import('@rangefinder/rules');
  const elements = systems.flatMap(({ calculators }) => calculators.map(({ name }) => `rangefinder-${kebab(name)}`));
  const used = [...page.matchAll(/<(rangefinder-[a-z-]+)/g)].map(([, name]) => name);
  expect(used).toHaveLength(2);
  for (const name of used) expect(elements).toContain(name);
});

describe('GraphQL clients, in a fresh folder with what their heads install', () => {
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

  test('Apollo Client: a shot and a unit, both still there after another question', async () => {
    const { stdout } = await shot('apollo-client', '4', '10');
    expect(stdout).toMatch(/^Target number 6 on 2D6.*\nAtlas AS7-D moves 6"\.\nKept: 6\n$/);
  });

  test('urql: a shot, and the rule of each step', async () => {
    const { stdout } = await shot('urql', '4', '10');
    expect(stdout).toMatch(/^Target number 6 on 2D6/);
    expect(stdout).toMatch(/^- .+ \(.+, https?:.+\)$/m);
  });

  test.each(['apollo-client', 'urql'])(
    '%s: what is wrong with an argument',
    async (example) => await expect(shot(example, '99', '10')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('skill') }),
  );
});
