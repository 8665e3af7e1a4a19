/** `npm test`: installs what is missing and runs every test; what follows `--` goes to Vitest. */
import { join } from 'node:path';
import { install, root, run } from './setup.mjs';

install();
run(join(root, 'node_modules', 'vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)]);
