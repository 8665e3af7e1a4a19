/**
 * `npm run mutate`: changes the procedures of ten calculators in every small way there is, one at a time, and says which
 * changes no test of theirs notices. `npm run mutate -- heat` takes one of them. The ten are those whose procedures branch most.
 */
import { join } from 'node:path';
import { bring } from './extra.mjs';
import { install, root, run } from './setup.mjs';

install();
bring({ '@stryker-mutator/core': '10.1.1', '@stryker-mutator/vitest-runner': '10.1.1' });
if (process.argv[2]) process.env.MUTATE = process.argv[2];
run(join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), ['run', join('tests', 'mutation', 'stryker.config.mjs')]);
