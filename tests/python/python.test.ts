/** The Python package: its own tests, its README, every calculator, and the distribution for PyPI. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { flatten, kebab, questionName, systems } from '@rangefinder/rules';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { root } from '../../scripts/setup.mjs';
import { type ListeningService, startListening } from '../support/listening.js';
import { hasPython } from '../support/python.js';
import { within } from '../support/time-limits.js';

const run = promisify(execFile);
const PACKAGE = join(root, 'packages', 'python');
const snake = (name: string): string => kebab(name).replaceAll('-', '_');

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

const environment = () => ({
  ...process.env,
  RANGEFINDER: service.url,
  PYTHONPATH: join(PACKAGE, 'src'),
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONIOENCODING: 'utf-8',
});

const questions = systems.flatMap(({ namespace, calculators }) =>
  calculators.map((calculator) => ({
    question: questionName(calculator),
    set: snake(namespace),
    name: snake(calculator.name),
    draft: (calculator.examples[0]?.draft ?? {}) as Readonly<Record<string, unknown>>,
  })),
);

/** Values with special spellings in URLs. */
const AWKWARD = [
  { a: null, b: true, c: 'null', d: '"null"', e: 2, f: 2.5 },
  { list: [], words: ['a', 'b c'], comma: ['a,b'], blank: [' a'], nulls: ['null'], mixed: [1, 'x', false] },
  { deep: { list: [{ x: [1, 2] }, { y: {} }], none: null }, nested: [[1, 2], [3]] },
];

async function askAll() {
  const child = spawn('python3', [join(import.meta.dirname, 'ask_all.py')], { env: environment() });
  const spelled = questions.map(({ draft, ...question }) => ({
    ...question,
    arguments: Object.fromEntries(Object.entries(draft).map(([name, value]) => [snake(name), value])),
  }));
  child.stdin.end(JSON.stringify({ questions: spelled, values: [...questions.map(({ draft }) => draft), ...AWKWARD] }));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(err).toBe('');
  return JSON.parse(out) as { readonly answers: readonly unknown[]; readonly pairs: readonly unknown[] };
}

/** Runs pip; skips the test where pip or a registry is out of reach. */
async function pip(context: TestContext, options: readonly string[]): Promise<void> {
  const failed = await run('python3', ['-m', 'pip', 'install', '--retries', '0', ...options]).then(
    () => '',
    (error: Error) => error.message,
  );
  if (/No module named pip|Could not find a version|No matching distribution|externally-managed/.test(failed))
    context.skip('pip is not here, or has no registry within reach');
  expect(failed).toBe('');
}

/** Installs a package into a folder of its own. */
const installed = (context: TestContext, folder: string, name: string): Promise<void> =>
  pip(context, ['--target', join(folder, name), name]);

describe.runIf(await hasPython())('Python', () => {
  test('its own tests pass', async () => {
    const { stderr } = await run('python3', ['-W', 'error', '-m', 'unittest'], { cwd: join(PACKAGE, 'tests'), env: environment() });
    expect(stderr).toMatch(/^Ran [2-9]\d tests/m);
  });

  test('every calculator has a method with the answer of REST, and URLs are those of the TypeScript client', async () => {
    const { answers, pairs } = await askAll();
    for (const [index, { question, draft }] of questions.entries()) {
      const response = await fetch(`${service.url}/v1/${question}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(draft),
      });
      expect(answers[index], question).toEqual(await response.json());
    }
    expect(pairs).toEqual([...questions.map(({ draft }) => draft), ...AWKWARD].map(flatten));
  });

  test('every example of the README prints what it says', async () => {
    const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/```python\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(examples.length).toBeGreaterThan(7);
    for (const code of examples) {
      const { stdout } = await run('python3', ['-c', code.replaceAll('https://rangefinder.example', service.url)], { env: environment() });
      const expected = [...code.matchAll(/print\(.*\) {2}# (.*)$/gm)].map(([, line]) => line);
      expect(expected.length, code).toBeGreaterThan(0);
      expect(stdout.replaceAll('\u00a0', ' ').trim().split('\n'), code).toEqual(expected);
    }
  });

  describe('with packages from the registry', () => {
    const program = /```python\n([\s\S]*?)```/g;
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'rangefinder-python-tools-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test(
      'mypy in strict mode accepts the package and every documented program',
      async (context) => {
        await installed(context, folder, 'mypy');
        const pages = join(root, 'site', 'src', 'content', 'docs', 'en', 'developers');
        const names = (await readdir(pages)).map((name) => join(pages, name));
        const documents = await Promise.all([join(PACKAGE, 'README.md'), ...names].map((file) => readFile(file, 'utf8')));
        const programs = documents.flatMap((text) => [...text.matchAll(program)].map(([, code = '']) => code));
        expect(programs.length).toBeGreaterThan(15);
        const files = programs.map((_, at) => join(folder, `program_${at}.py`));
        await Promise.all(files.map((file, at) => writeFile(file, programs[at] ?? '')));
        const mypy = ['-m', 'mypy', '--strict', '--cache-dir', join(folder, 'cache'), ...files, join(PACKAGE, 'src', 'rangefinder')];
        const { stdout } = await run('python3', mypy, {
          env: { ...environment(), PYTHONPATH: join(folder, 'mypy'), MYPYPATH: join(PACKAGE, 'src') },
        }).catch((error: { stdout: string }) => error);
        expect(stdout).toMatch(/^Success: no issues found in \d+ source files/);
      },
      within(300_000),
    );

    test(
      'graphql-core builds the schema from introspection and from its text',
      async (context) => {
        await installed(context, folder, 'graphql-core');
        const { stdout } = await run('python3', [join(import.meta.dirname, 'read_schema.py')], {
          env: { ...environment(), PYTHONPATH: join(folder, 'graphql-core') },
        });
        expect(Number(stdout)).toBeGreaterThan(300);
      },
      within(180_000),
    );
  });

  /** Building downloads the build backend from the registry, as with every use of `pip`. */
  test(
    'the distribution has types and license, and works when it is installed',
    async (context) => {
      const folder = await mkdtemp(join(tmpdir(), 'rangefinder-python-'));
      try {
        const target = join(folder, 'installed');
        await pip(context, ['--no-deps', '--target', target, PACKAGE]);
        const files = (await readdir(target, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
        expect(files).toEqual(expect.arrayContaining(['rangefinder/py.typed', 'rangefinder/types.py']));
        expect(files.filter((file) => /test|fake/.test(file))).toEqual([]);
        expect(files.some((file) => /dist-info\/licenses\/LICENSE$/.test(file))).toBe(true);
        const program = 'import rangefinder; print(rangefinder.Client.__module__, rangefinder.__version__)';
        const { stdout } = await run('python3', ['-c', program], { env: { ...environment(), PYTHONPATH: target }, cwd: folder });
        const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
        expect(stdout.trim()).toBe(`rangefinder._client ${version}`);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    within(180_000),
  );
});

test('its license is that of the project', async () =>
  expect(await readFile(join(PACKAGE, 'LICENSE'), 'utf8')).toBe(await readFile(join(root, 'LICENSE'), 'utf8')));

test('the README lists the existing error codes', async () => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const errors = await readFile(join(PACKAGE, 'src', 'rangefinder', '_errors.py'), 'utf8');
  const classes = [...errors.matchAll(/^class (\w+Error)\(RangefinderError\)/gm)].map(([, name]) => name);
  for (const name of classes) expect(readme).toContain(`| \`${name}\` |`);
});
