/** `npm run fuzz -- --requests 50000 --seed 7`: sends that many random requests; `--seed random` sends new ones. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root, run } from './setup.mjs';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'random' } } });
const seed = values.seed === 'random' ? String(Math.floor(Math.random() * 2 ** 31)) : values.seed;
process.env.FUZZ_REQUESTS = values.requests;
process.env.FUZZ_SEED = seed;
process.stdout.write(`Seed ${seed}\n`);
install();
run(join(root, 'node_modules', 'vitest', 'vitest.mjs'), ['run', '--project', 'tests', 'fuzz']);
