/**
 * `npm run fuzz -- --requests 50000 --seed 7`: sends that many random requests; `--seed random`, as without it, sends new ones, `--minutes 60`
 * goes on for that long. Requests whose kind of answer was never met, and those that went wrong, are added to `tests/fuzz/corpus`,
 * which every run of the tests sends: commit them.
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
