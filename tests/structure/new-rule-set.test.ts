/**
 * A rule set is one folder and two lines. The fixture is one that nobody plays: its folders are laid into a throw-away copy of the
 * sources and listed there, and nothing else is touched. Then the copy is type-checked,
 * tested, and every door is asked for it.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithNewRuleSet, removeCopy } from './new-rule-set/copy.js';

const PATIENCE_MS = 180_000;
const require = createRequire(import.meta.url);

let folder: string;
beforeAll(() => {
  folder = copyWithNewRuleSet();
}, PATIENCE_MS);
afterAll(() => removeCopy(folder));

/** The script that a package puts into `bin`. */
function binOf(packageName: string, bin: string): string {
  const manifest = require.resolve(`${packageName}/package.json`);
  return join(manifest, '..', (require(manifest) as { readonly bin: Readonly<Record<string, string>> }).bin[bin] ?? '');
}

/** Runs a script in the copy; what it printed when it failed, else nothing. */
async function run(script: string, ...parameters: readonly string[]): Promise<string> {
  // This is a run of its own: it must not take itself for a part of the one that starts it.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS)/.test(name)));
  const child = spawn(process.execPath, [script, ...parameters], { cwd: folder, env: { ...env, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return code === 0 ? '' : output || `it ended with ${code}`;
}

test('the sources compile with it', { timeout: PATIENCE_MS }, async () => {
  expect(await run(binOf('typescript', 'tsc'), '-p', 'tsconfig.check.json')).toBe('');
});

/** Tests that hold for every rule set by its data. */
const OF_EVERY_RULE_SET = ['structure', 'systems', 'facts', 'texts', 'entries/entry'].map((name) => `src/${name}.test.ts`);

test('it passes what every rule set has to pass', { timeout: PATIENCE_MS }, async () => {
  const projects = ['--project', 'rules', '--project', 'rulebook'];
  expect(await run(binOf('vitest', 'vitest'), 'run', ...projects, ...OF_EVERY_RULE_SET, '-t', 'paper-fleet')).toBe('');
});

test('it works at every door', { timeout: PATIENCE_MS }, async () => {
  const check = fileURLToPath(new URL('./new-rule-set/', `file://${folder}/tests/structure/`));
  expect(await run(binOf('vitest', 'vitest'), 'run', '--root', check)).toBe('');
});
