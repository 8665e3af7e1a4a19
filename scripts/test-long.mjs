/**
 * Tests that `npm run test:all` adds to `npm test`: files that take minutes, all random questions, more fuzzing, and an
 * installation of several machines. `npm run test:long -- killed` runs single files.
 */
import { join } from 'node:path';
import { drawSeed } from './random-seed.mjs';
import { build, install, root, run } from './setup.mjs';

const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');
/** Files of which `npm test` draws only a fifth of the random questions. */
const WITH_RANDOM_QUESTIONS = ['texts', 'systems', 'flat', 'sweep', 'cost', 'entry', 'both-ways', 'transports/transports'];

drawSeed();
install();
build('--filter=@rangefinder/client');
const filters = process.argv.slice(2);
process.env.TESTS = 'long';
run(VITEST, ['run', ...filters]);
if (filters.length === 0) {
  process.env.TESTS = 'quick';
  process.env.PROPERTY_RUNS = '1';
  process.env.FUZZ_REQUESTS = '3000';
  run(VITEST, ['run', '--project', 'rules', '--project', 'tests', ...WITH_RANDOM_QUESTIONS, 'fuzz']);
  run(join(root, 'scripts', 'test-cluster.mjs'), []);
}
