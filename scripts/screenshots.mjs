/**
 * `npm run screenshots`: takes the screenshots of the web app manifest from the built site. Run it when the pages that they show
 * have changed.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root, run } from './setup.mjs';

install();
const FROM_SOURCE = ['--conditions=rangefinder:source', '--import', pathToFileURL(join(root, 'tests', 'support', 'from-source.mjs')).href];
run(join(root, 'tests', 'browser', 'screenshots.ts'), [], FROM_SOURCE);
