/**
 * `npm run bench`: builds what changed, then measures: answers first, then a catalog of 10,000 and of 1,000,000 units, which takes
 * minutes. With the names of parts (`npm run bench -- http start`, `npm run bench -- catalog`) only those.
 */
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

install();
build();
const words = process.argv.slice(2);
const answers = words.filter((word) => word !== 'catalog');
if (answers.length > 0 || words.length === 0) run(join(root, 'tests', 'bench', 'index.ts'), answers);
if (words.includes('catalog') || words.length === 0) run(join(root, 'packages', 'catalog', 'dist', 'bench', 'main.js'), []);
