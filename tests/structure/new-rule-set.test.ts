/**
 * A rule set is one folder and two lines. The fixture is one that nobody plays: its folders are laid into a throw-away copy of the
 * sources and listed there, and nothing else is touched. Then the copy is type-checked,
 * tested, and every door is asked for it.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { within } from '../support/time-limits.js';
import { copyWithNewRuleSet, removeCopy } from './new-rule-set/copy.js';

/** Half a minute when nothing else runs. */
const PATIENCE_MS = within(300_000);
const BIN = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = copyWithNewRuleSet();
}, PATIENCE_MS);
afterAll(() => removeCopy(folder));

/** Runs a tool of the checkout in the copy; what it printed when it failed, else nothing. */
async function run(tool: string, ...parameters: readonly string[]): Promise<string> {
  // This is a run of its own: without these variables it does not take itself for a part of the one that starts it.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS)/.test(name)));
  const path = `${BIN}${delimiter}${process.env.PATH ?? ''}`;
  // On Windows a tool is a batch file, which only a shell runs.
  const shell = process.platform === 'win32';
  const child = spawn(join(BIN, tool), parameters, { cwd: folder, shell, env: { ...env, PATH: path, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return code === 0 ? '' : output || `it ended with ${code}`;
}

test('the sources compile with it', { timeout: PATIENCE_MS }, async () => {
  expect(await run('tsc', '-p', 'tsconfig.check.json')).toBe('');
});

/** Tests that hold for every rule set by its data. */
const OF_EVERY_RULE_SET = ['structure', 'systems', 'facts', 'texts', 'entries/entry'].map((name) => `src/${name}.test.ts`);

test('it passes what every rule set has to pass', { timeout: PATIENCE_MS }, async () => {
  const projects = ['--project', 'rules', '--project', 'rulebook'];
  expect(await run('vitest', 'run', ...projects, ...OF_EVERY_RULE_SET, '-t', 'paper-fleet')).toBe('');
});

test('it works at every door', { timeout: PATIENCE_MS }, async () => {
  expect(await run('vitest', 'run', '--root', join(folder, 'tests', 'structure', 'new-rule-set'))).toBe('');
});
