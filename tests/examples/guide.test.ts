/** Every example of the developers’ pages as a reader would paste it, against the service. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import * as client from '@rangefinder/client';
import { LANGUAGES } from '@rangefinder/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

const GUIDE = join(import.meta.dirname, '..', '..', 'site', 'src', 'content', 'docs');
const run = promisify(execFile);
const AsyncFunction = (async () => undefined).constructor as new (...names: string[]) => (...values: unknown[]) => Promise<void>;

let service: ListeningService;
let folder: string;
beforeAll(async () => {
  service = await startListening();
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-guide-'));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

interface Example {
  readonly page: string;
  readonly code: string;
  /** The chapter that it stands in. */
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

/** Lines that bring or start something else. */
const ELSEWHERE = /^(npm|npx|claude|rangefinder|node|docker) /m;
const shell = (await examplesIn('sh')).filter(({ code }) => !ELSEWHERE.test(code));
/** What listens to a page is tried in the browser. */
const javaScript = (await examplesIn('js')).filter(({ code }) => !code.startsWith('document.'));
const python = await examplesIn('python');
/** Chapters that show what is answered to a wrong question. */
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

async function printedBy(code: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const log = (...values: readonly unknown[]) => lines.push(values.map(String).join(' '));
  const body = here(code).replaceAll(
    /import (\{.*\}) from '@rangefinder\/client';/g,
    (_, names: string) => `const ${names} = rangefinder;`,
  );
  await new AsyncFunction('rangefinder', 'console', body)(client, { log });
  return lines;
}

test.each(titled(javaScript))('JavaScript: %s', async (_, { code }) => {
  const lines = await printedBy(code);
  if (code.includes('console.log')) expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/undefined|\[object/);
});

describe.runIf(await has('python3'))('Python', () => {
  test.each(titled(python))('%s', async (_, { code }) => {
    const { stdout } = await run('python3', ['-c', here(code)], { env: { ...process.env, PYTHONIOENCODING: 'utf-8' } });
    expect(stdout.trim()).not.toBe('');
  });
});

test('three languages of code say the same', async () => {
  const first = (examples: readonly Example[]) =>
    examples.find(({ page }) => page === join('en', 'developers', 'languages.md'))?.code ?? '';
  const [line = ''] = await printedBy(first(javaScript));
  expect(line).toMatch(/^6 13\/18 Target number 6 on 2D6/);
  if (!(await has('python3'))) return;
  const { stdout } = await run('python3', ['-c', here(first(python))]);
  expect(stdout.trim()).toBe(line);
});
