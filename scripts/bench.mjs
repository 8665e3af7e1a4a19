/**
 * `npm run bench`: builds what changed, then measures answers, and a catalog of 10,000 and of 1,000,000 units, which takes minutes.
 * With names of parts (`npm run bench -- http start`, `npm run bench -- catalog`) it measures only those.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, root, run } from './setup.mjs';

install();
build();
/** Compiles TypeScript files that are imported by the names of their built files. */
const COMPILED = ['--import', pathToFileURL(join(root, 'tests', 'support', 'from-source.mjs')).href];
const words = process.argv.slice(2);
const answers = words.filter((word) => word !== 'catalog');
if (answers.length > 0 || words.length === 0) run(join(root, 'tests', 'bench', 'index.ts'), answers, COMPILED);
// From source: measuring is not part of the built package.
const FROM_SOURCE = ['--conditions=rangefinder:source', ...COMPILED];
if (words.includes('catalog') || words.length === 0) run(join(root, 'packages', 'catalog', 'bench', 'main.ts'), [], FROM_SOURCE);
