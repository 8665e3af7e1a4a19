/**
 * `npm run mutate`: mutation tests of the ten calculators with the most branches. `npm run mutate -- heat` takes one of them. Fails
 * if a mutant survives that `tests/mutation/equivalent.json` does not explain.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { survivorsOf } from '../tests/mutation/survivors.mjs';
import { bring } from './extra.mjs';
import { install, root, run } from './setup.mjs';

install();
bring();
if (process.argv[2]) process.env.MUTATE = process.argv[2];
run(join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), ['run', join('tests', 'mutation', 'stryker.config.mjs')]);

const report = JSON.parse(readFileSync(join(root, '.rangefinder', 'mutation', 'mutation.json'), 'utf8'));
const rows = survivorsOf(report);
for (const { calculator, changes, noticed, equivalent, survivors } of rows) {
  const score = ((100 * noticed) / (changes - equivalent)).toFixed(1);
  process.stdout.write(`${calculator}: ${changes} changes, ${noticed} noticed, ${equivalent} equivalent: ${score} %\n`);
  for (const { file, line, code, becomes } of survivors) process.stdout.write(`  ${file}:${line} ${code} → ${becomes}\n`);
}
process.exitCode = rows.every(({ survivors }) => survivors.length === 0) ? 0 : 1;
