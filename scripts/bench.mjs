/** `npm run bench`: builds what changed, then measures. */
import { join } from 'node:path';
import { install, root, run } from './setup.mjs';

install();
run(join(root, 'node_modules', 'turbo', 'bin', 'turbo'), ['run', 'build', '--output-logs=errors-only', '--ui=stream']);
run(join(root, 'tests', 'bench', 'index.ts'), process.argv.slice(2));
