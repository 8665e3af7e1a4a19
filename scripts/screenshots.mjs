/**
 * `npm run screenshots`: pictures for the manifest of the installed app, taken of the built site and laid where the site has its files.
 * To be run when the pages that they show have changed.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root, run } from './setup.mjs';

install();
const FROM_SOURCE = ['--conditions=rangefinder:source', '--import', pathToFileURL(join(root, 'tests', 'support', 'from-source.mjs')).href];
run(join(root, 'tests', 'browser', 'screenshots.ts'), [], FROM_SOURCE);
