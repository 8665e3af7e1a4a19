/** Every example of the developers’ pages as a reader would paste it, against the service. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as client from '@rangefinder/client';
import * as dice from '@rangefinder/dice';
import * as rulebook from '@rangefinder/rulebook';
import * as search from '@rangefinder/rulebook/search';
import * as rules from '@rangefinder/rules';
import { LANGUAGES } from '@rangefinder/rules';
import * as urql from '@urql/core';
import * as graphcache from '@urql/exchange-graphcache';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOOLS } from '../support/bring-tools.js';
import { build } from '../support/build.js';
import { type ListeningService, startListening } from '../support/listening.js';
import { hasPython } from '../support/python.js';
import { within } from '../support/time-limits.js';

const ROOT = join(import.meta.dirname, '..', '..');
const GUIDE = join(ROOT, 'site', 'src', 'content', 'docs');
const run = promisify(execFile);
const AsyncFunction = (async () => undefined).constructor as new (...names: string[]) => (...values: unknown[]) => Promise<unknown>;

/** The file of a reader that the examples of forces read. */
const LANCE = `<?xml version="1.0" encoding="UTF-8"?>
<unit version="0.50.07">
  <entity chassis="Atlas" model="AS7-D" type="Biped"><pilot name="Anna" gunnery="3" piloting="4"/></entity>
  <entity chassis="Locust" model="LCT-1V" type="Biped"><pilot name="Boris" gunnery="4" piloting="5"/></entity>
</unit>
`;

let service: ListeningService;
let folder: string;
beforeAll(async () => {
  service = await startListening();
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-guide-'));
  await writeFile(join(folder, 'lance.mul'), LANCE);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

interface Example {
  readonly page: string;
  readonly code: string;
  /** Chapter of the example. */
  readonly chapter: string;
}

async function examplesIn(kind: string): Promise<readonly Example[]> {
  const pages = await Promise.all(
    LANGUAGES.map(async (language) =>
      (await readdir(join(GUIDE, language, 'developers'))).map((file) => join(language, 'developers', file)),
    ),
  );
  const texts = pages.flat().map(async (page) => ({ page, text: await readFile(join(GUIDE, page), 'utf8') }));
  return (await Promise.all(texts)).flatMap(({ page, text }) =>
    [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(({ index, 1: code = '' }) => ({
      page,
      code,
      chapter: [...text.slice(0, index).matchAll(/^## (.+)$/gm)].at(-1)?.[1] ?? '',
    })),
  );
}

const here = (code: string): string => code.replaceAll('http://localhost:4000', service.url);
const titled = (examples: readonly Example[]) =>
  examples.map((example) => [`${example.page} ${example.code.split('\n')[0]}`, example] as const);
const has = (command: string): Promise<boolean> =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

/** Lines that install or start other programs. */
const ELSEWHERE = /^(npm|npx|pip|claude|rangefinder|node|docker) /m;
const shell = (await examplesIn('sh')).filter(({ code }) => !ELSEWHERE.test(code));
/** Examples that listen to a page are tested in the browser. */
const javaScript = (await examplesIn('js')).filter(({ code }) => !code.startsWith('document.'));
const python = await examplesIn('python');
/** Chapters about errors. */
const WRONG = ['What went wrong', 'Что не так'];
const isAboutErrors = ({ page, chapter }: Example): boolean => basename(page) === 'errors.md' || WRONG.includes(chapter);
const sh = (code: string) => run('sh', ['-c', here(code)], { cwd: folder });

describe.runIf(await has('curl'))('curl', () => {
  test.each(titled(shell.filter((example) => !isAboutErrors(example))))('%s', async (_, { code }) => {
    const { stdout, stderr } = await sh(code.replaceAll(/^curl /gm, 'curl --silent --show-error --fail-with-body '));
    expect(stdout + stderr).not.toMatch(/"code":|error/i);
  });

  test.each(titled(shell.filter(isAboutErrors)))('%s is answered with the error of its chapter', async (_, { code, chapter }) => {
    const { stdout } = await sh(code.replaceAll(/^curl /gm, 'curl --silent --show-error '));
    expect(stdout).toContain(`"code":"${WRONG.includes(chapter) ? 'BAD_INPUT' : chapter}"`);
  });
});

/** An example of an error names it. */
const isWrong = ({ code }: Example): boolean => /^ *wrong: /m.test(code);
const graphql = await examplesIn('graphql');

test.each(titled(graphql.filter((example) => !isWrong(example))))('GraphQL: %s', async (_, { code }) => {
  const { errors, data } = await service.ask(code);
  expect(errors).toBeUndefined();
  expect(Object.keys(data ?? {})).not.toEqual([]);
});

test.each(titled(graphql.filter(isWrong)))('one wrong field leaves the answers of the others: %s', async (_, { code }) => {
  const { errors, data } = await service.ask(code);
  expect(errors).toMatchObject([{ path: ['alphaStrike', 'wrong'], extensions: { code: 'BAD_INPUT' } }]);
  expect(data).toMatchObject({ alphaStrike: { near: { target: expect.any(Number) }, wrong: null } });
});

/** Modules that examples import. */
const modules = {
  '@rangefinder/client': client,
  '@rangefinder/dice': dice,
  '@rangefinder/rules': rules,
  '@rangefinder/rulebook': rulebook,
  '@rangefinder/rulebook/search': search,
  '@apollo/client': createRequire(join(TOOLS, 'package.json'))('@apollo/client'),
  '@urql/core': urql,
  '@urql/exchange-graphcache': graphcache,
};

/** Runs an example; returns the value of a name at its end. */
function runJavaScript(code: string, console: object, end = 'undefined'): Promise<unknown> {
  const body = here(code).replaceAll(
    /import (\{.*\}) from ('.*');/g,
    (_, names: string, module: string) => `const ${names} = modules[${module}];`,
  );
  return new AsyncFunction('modules', 'console', `${body}\nreturn ${end};`)(modules, console);
}

async function printedBy(code: string): Promise<readonly string[]> {
  const lines: string[] = [];
  await runJavaScript(code, { log: (...values: readonly unknown[]) => lines.push(values.map(String).join(' ')) });
  return lines;
}

test.each(titled(javaScript))('runs the JavaScript example %s', async (_, { code }) => {
  const lines = await printedBy(code);
  if (code.includes('console.log')) expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/undefined|\[object/);
});

test.each(LANGUAGES)('a cache of Apollo Client, made as on the page, holds two queries: %s', async (language) => {
  const { code = '' } = javaScript.find(({ page }) => page === join(language, 'developers', 'graphql.md')) ?? {};
  const { gql } = modules['@apollo/client'];
  const cache = (await runJavaScript(code, { log: () => undefined }, 'cache')) as {
    writeQuery(of: object): void;
    readQuery(of: object): unknown;
  };
  const questions = [
    '{ systems { nodes { id } } alphaStrike { a: targetNumber(skill: 1, inches: 2) { summary } } }',
    '{ alphaStrike { b: targetNumber(skill: 2, inches: 2) { summary } } }',
  ];
  const results = await Promise.all(
    questions.map(async (text) => {
      const answer = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          query: text.replaceAll('{ summary }', '{ __typename summary }').replaceAll(/(alphaStrike|systems) \{/g, '$1 { __typename'),
        }),
      });
      return { query: gql(text), data: ((await answer.json()) as { data: object }).data };
    }),
  );
  for (const one of results) cache.writeQuery(one);
  for (const { query } of results) expect(cache.readQuery({ query })).not.toBeNull();
});

/** The command as npm installs it for a shell. */
const SHIM = `#!/bin/sh
exec '${process.execPath}' '${join(ROOT, 'packages', 'command', 'bin', 'rangefinder.js')}' "$@"
`;

/** Lines that are the same in both languages run once. */
const commands = (await examplesIn('sh'))
  .filter(({ code }) => /^rangefinder /.test(code))
  .flatMap(({ code, ...example }) =>
    code
      .trim()
      .split('\n')
      .map((line) => ({ ...example, code: line })),
  )
  .filter(({ code }, index, all) => all.findIndex((other) => other.code === code) === index);

describe.skipIf(process.platform === 'win32')('command line', () => {
  beforeAll(async () => {
    build('@rangefinder/command');
    await writeFile(join(folder, 'rangefinder'), SHIM, { mode: 0o755 });
  }, within(600_000));

  test.each(titled(commands))('%s', async (_, { code }) => {
    const PATH = [folder, dirname(process.execPath), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH, RANGEFINDER_URL: service.url, LANG: 'en_US.UTF-8', LC_ALL: '' };
    const { stdout, stderr } = await run('sh', ['-c', here(code)], { env, cwd: folder });
    expect(stderr).toBe('');
    expect(stdout.trim()).toMatch(/[\wА-я]/);
    expect(stdout).not.toMatch(/undefined|\[object|Not allowed|^0 \//m);
  });
});

describe.runIf(await hasPython())('Python', () => {
  const PYTHONPATH = join(ROOT, 'packages', 'python', 'src');
  const env = { ...process.env, PYTHONPATH, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' };
  test.each(titled(python))('%s', async (_, { code }) => {
    const { stdout } = await run('python3', ['-c', here(code)], { env });
    expect(stdout.trim()).not.toBe('');
  });
});

test('examples in three programming languages print the same', async () => {
  const first = (examples: readonly Example[]) =>
    examples.find(({ page }) => page === join('en', 'developers', 'languages.md'))?.code ?? '';
  const [line = ''] = await printedBy(first(javaScript));
  expect(line).toMatch(/^6 13\/18 Target number 6 on 2D6/);
  if (!(await hasPython())) return;
  const { stdout } = await run('python3', ['-c', here(first(python))]);
  expect(stdout.trim()).toBe(line);
});
