/** `npm run catalog -- import FILE…`: builds what changed, then passes the arguments to the catalog's command line. */
import { join } from 'node:path';
import { build, install, ONLY_TO_SERVE, root, run } from './setup.mjs';

install(root, [ONLY_TO_SERVE]);
build('--filter=@rangefinder/catalog');
run(join(root, 'packages', 'catalog', 'dist', 'cli', 'main.js'), process.argv.slice(2));
