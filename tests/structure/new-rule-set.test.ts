/**
 * A rule set is one folder and two lines. The test adds the folders and lines of an invented rule set to a temporary copy of the
 * sources, checks its types, runs its tests, and queries it by every transport.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SLUGS } from '@rangefinder/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { within } from '../support/time-limits.js';
import { copyWithNewRuleSet, removeCopy } from './new-rule-set/copy.js';

/** Half a minute on an idle machine. */
const PATIENCE_MS = within(300_000);
const BIN = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = copyWithNewRuleSet();
}, PATIENCE_MS);
afterAll(() => removeCopy(folder));

/** Without entries in the cache of modules, which the next copy could not use. */
const VITEST = ['vitest', 'run', '--fsModuleCache=false'] as const;

/** Runs a tool of the checkout in the copy; returns its output if it fails, otherwise an empty text. */
async function run(tool: string, ...parameters: readonly string[]): Promise<string> {
  // Without what this run has set: its choice of tests, and its starter catalog, which has no column of the new figures.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS|TEST_STARTER_URL|TESTS$)/.test(name)),
  );
  const path = `${BIN}${delimiter}${process.env.PATH ?? ''}`;
  // On Windows a tool is a batch file, which needs a shell.
  const shell = process.platform === 'win32';
  const child = spawn(join(BIN, tool), parameters, { cwd: folder, shell, env: { ...env, PATH: path, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return code === 0 ? '' : output || `it ended with ${code}`;
}

test('the sources compile', { timeout: PATIENCE_MS }, async () => {
  expect(await run('tsc', '-p', 'tsconfig.check.json')).toBe('');
});

/** Tests of other rule sets: files in their folders, and tests that name them. */
const OTHERS = SLUGS.join(',');
/** A test that counts the questions of all rule sets. */
const COUNT_OF_ALL = 'the random cells include answers';
const NOT_OF_OTHERS = `^(?!.*(?:${[...SLUGS, COUNT_OF_ALL].join('|')}))`;

test('every test of the rules and of the rulebook passes', { timeout: PATIENCE_MS }, async () => {
  const projects = ['--project', 'rules', '--project', 'rulebook'];
  expect(await run(...VITEST, ...projects, '--exclude', `**/src/{${OTHERS}}/**`, '-t', NOT_OF_OTHERS)).toBe('');
});

test('players can ask its calculator', { timeout: PATIENCE_MS }, async () => {
  expect(await run(...VITEST, '--project', 'questions', 'phrases')).toBe('');
});

test('every transport answers', { timeout: PATIENCE_MS }, async () => {
  expect(await run(...VITEST, '--root', join(folder, 'tests', 'structure', 'new-rule-set'))).toBe('');
});
