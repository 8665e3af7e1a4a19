/** `npm run bench`: builds what changed, then measures: answers first, then a catalog of 10,000 and of 1,000,000 units, which takes minutes. */
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

install();
build();
run(join(root, 'tests', 'bench', 'index.ts'), process.argv.slice(2));
run(join(root, 'packages', 'catalog', 'dist', 'bench', 'main.js'), []);
