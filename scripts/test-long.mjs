/**
 * Tests that `npm run test:all` adds to `npm test`: files that take minutes, all random questions and cases, more fuzzing, and an
 * installation of several machines. `npm run test:long -- killed` runs single files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSeed } from './random-seed.mjs';
import { build, install, root, run } from './setup.mjs';

const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');
/** Files of which `npm test` draws only a fifth of the cases: they call `runs` or `sample`. */
const sampled = () =>
  ['packages', 'tests']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => path.endsWith('.test.ts') && !/(^|[/\\])(node_modules|dist)[/\\]/.test(path))
    .filter((path) => /(?<!\.)\b(?:runs|sample)\(/.test(readFileSync(join(root, path), 'utf8')));

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
  run(VITEST, ['run', ...sampled(), 'tests/fuzz']);
  run(join(root, 'scripts', 'test-cluster.mjs'), []);
}
