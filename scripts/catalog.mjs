/** `npm run catalog -- import FILE…`: builds what changed, then hands the words to the catalog's own command. */
import { join } from 'node:path';
import { install, root, run } from './setup.mjs';

install();
run(join(root, 'node_modules', 'turbo', 'bin', 'turbo'), [
  'run',
  'build',
  '--filter=@rangefinder/catalog',
  '--output-logs=errors-only',
  '--ui=stream',
  '--log-prefix=none',
]);
run(join(root, 'packages', 'catalog', 'dist', 'cli', 'main.js'), process.argv.slice(2));
