/**
 * `npm test`: installs what is missing and runs every test; what follows `--` goes to Vitest. Property tests draw the same inputs
 * in every run; with `SEED=42` others, with `SEED=random` new ones each time.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { install, root, run } from './setup.mjs';

if (process.env.SEED === 'random') {
  const seed = String(randomInt(2 ** 31));
  process.env.SEED = seed;
  const say = () => process.stdout.write(`Random inputs of seed ${seed}: SEED=${seed} repeats this run.\n`);
  say();
  process.on('exit', (status) => status === 0 || say());
}
install();
run(join(root, 'node_modules', 'vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)]);
