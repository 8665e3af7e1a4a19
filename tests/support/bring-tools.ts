/** Tools that only tests use, with a lock file of their own: nobody who starts the service waits for them. */
import { join } from 'node:path';
import { install, root } from '../../scripts/setup.mjs';

export const TOOLS = join(root, 'tests', 'tools');

/** Installs them where they are missing. */
export default function bringTools(): void {
  install(TOOLS, ['--ignore-scripts']);
}
