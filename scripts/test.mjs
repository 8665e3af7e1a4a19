/**
 * `npm test`: installs what is missing and runs the quick tests; arguments after `--` go to Vitest. Property tests draw the same
 * inputs in every run; `SEED=42` draws others, `SEED=random` new ones each time.
 */
import { join } from 'node:path';
import { drawSeed } from './random-seed.mjs';
import { build, install, root, run } from './setup.mjs';

drawSeed();
install();
// The catalog's tests prepare its database with them.
build('--filter=@rangefinder/rules');
process.env.TESTS = 'quick';
process.env.PROPERTY_RUNS ??= '0.2';
run(join(root, 'node_modules', 'vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)]);
