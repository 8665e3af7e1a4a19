/** `npm start`: installs what is missing, builds what changed, serves. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, environment, install, node, ONLY_TO_SERVE, root } from './setup.mjs';

install(root, [ONLY_TO_SERVE]);
const began = performance.now();
process.stdout.write('Building what changed; the first time takes a minute or two…\n');
build();
process.stdout.write(`Built in ${Math.ceil((performance.now() - began) / 1000)} s. Starting…\n`);

const service = spawn(node, ['--enable-source-maps', join('services', 'api', 'dist', 'start.js')], {
  cwd: root,
  stdio: 'inherit',
  env: environment(),
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => service.kill(signal));
service.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));
