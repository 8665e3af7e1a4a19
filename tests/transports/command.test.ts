/** The command line against the real service. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { flatten } from '@rangefinder/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';
import { findCalculator } from '../support/question.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

const SOURCE = ['--conditions=rangefinder:source', '--import', new URL('../support/from-source.mjs', import.meta.url).href];
const COMMAND = fileURLToPath(new URL('../../packages/command/src/main.ts', import.meta.url));

interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly code?: number;
}
const run = (...words: readonly string[]): Promise<Ran> =>
  promisify(execFile)(process.execPath, [...SOURCE, COMMAND, ...words], { env: { ...process.env, RANGEFINDER_URL: service.url } }).catch(
    (failed: Ran) => failed,
  );

test.concurrent('prints the sentence of a calculator', async () => {
  const { stdout, stderr } = await run('alpha-strike targetNumber skill=3 inches=2 targetMoved=JUMPED tmm=2');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Target number 6 on 2D6, odds 13\/18/);
});

test.concurrent('accepts lists and nested values as in a URL', async () => {
  const [example] = findCalculator('5150', 'shoot').calculator.examples;
  const words = flatten(example?.draft ?? {}).map((pair) => pair.join('='));
  expect(words).toContainEqual(expect.stringMatching(/^targets\.0\./));
  const { stdout } = await run('5150', 'shoot', ...words, 'lang=ru', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ allowed: true, summary: expect.stringMatching(/[а-я]/) });
});

test.concurrent('prints an entry by its id', async () => {
  const { stdout } = await run('units', 'alpha-strike/atlas-as7-d', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ id: 'alpha-strike/atlas-as7-d' });
  expect((await run('units', 'alpha-strike/atlas-as7-d')).stdout).toMatch(/^name +Atlas AS7-D$/m);
});

test.concurrent('prints a list as a table', async () => {
  const { stdout } = await run('units', 'query=system:alpha-strike atlas', 'first=3');
  const [head = '', ...rows] = stdout.trimEnd().split('\n');
  expect(head).toMatch(/^id .*name/);
  expect(rows[0]).toMatch(/^alpha-strike\/atlas/);
  expect(rows.at(-1)).toMatch(/^3 \/ \d+ · after=/);
});

test.concurrent('exits with a code on errors', async () => {
  expect(await run('alpha-strike', 'target-number', 'skill=9', 'inches=2')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('skill'),
  });
  expect(await run('alpha-strike', 'target-nubmer')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('alpha-strike target-number'),
  });
  expect(await run('dice', 'expression=2d6', '--api=http://127.0.0.1:9')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No answer/),
  });
});

test.concurrent('ends without a word when its reader has enough', async () => {
  const shell = `exec 3>&1; { "$0" "$@"; echo "code $?" >&3; } | head -c 10 >/dev/null`;
  const words = [...SOURCE, COMMAND, 'units', 'query=pv<=60', 'first=100', '--json'];
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', shell, process.execPath, ...words], {
    env: { ...process.env, RANGEFINDER_URL: service.url },
  });
  expect(stderr).toBe('');
  expect(stdout).toBe('code 0\n');
});
