/**
 * `npm run fuzz -- --requests 50000 --seed 7`: sends random requests. `--seed random`, the default, draws new ones; `--minutes 60`
 * continues for that long. Requests with a new kind of answer and failed ones are added to `tests/fuzz/corpus`, which every test
 * run sends: commit them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root, run } from './setup.mjs';

const { values } = parseArgs({
  options: { requests: { type: 'string' }, minutes: { type: 'string' }, seed: { type: 'string', default: 'random' } },
});
const seed = values.seed === 'random' ? String(Math.floor(Math.random() * 2 ** 31)) : values.seed;
process.env.FUZZ_REQUESTS = values.requests ?? (values.minutes === undefined ? '20000' : 'Infinity');
if (values.minutes !== undefined) process.env.FUZZ_MINUTES = values.minutes;
process.env.FUZZ_KEEP = 'yes';
process.env.FUZZ_SEED = seed;
process.stdout.write(`Seed ${seed}\n`);
install();
run(join(root, 'node_modules', 'vitest', 'vitest.mjs'), ['run', '--project', 'tests', 'fuzz']);
