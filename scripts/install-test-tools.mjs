/** Installs the tools that only tests use. They have a lock file of their own, so that starting the service does not install them. */
import { join } from 'node:path';
import { install, root } from './setup.mjs';

install(join(root, 'tests', 'tools'), ['--ignore-scripts']);
