/** Tools that only tests use have a lock file of their own, so that starting the service does not install them. */
import { join } from 'node:path';
import { install, root } from '../../scripts/setup.mjs';

export const TOOLS = join(root, 'tests', 'tools');

/** Installs the tools if they are missing. */
export default function bringTools(): void {
  install(TOOLS, ['--ignore-scripts']);
}
