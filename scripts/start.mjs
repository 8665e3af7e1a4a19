/** `npm start`: installs what is missing, builds what changed, serves. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { whenParentEnds } from './parent.mjs';
import { build, environment, install, node, ONLY_TO_SERVE, root } from './setup.mjs';

/** @type {import('node:child_process').ChildProcess | undefined} */
let service;
// Only under npm: a process in the background outlives the shell that started it.
if (process.env.npm_lifecycle_event === 'start') whenParentEnds(() => (service ? service.kill('SIGTERM') : process.exit(1)));

install(root, [ONLY_TO_SERVE]);
const began = performance.now();
process.stdout.write('Building what changed; the first time takes a minute or two…\n');
build();
process.stdout.write(`Built in ${Math.ceil((performance.now() - began) / 1000)} s. Starting…\n`);

service = spawn(node, ['--enable-source-maps', join('services', 'api', 'dist', 'start.js'), '--stop-with-parent'], {
  cwd: root,
  stdio: 'inherit',
  env: environment(),
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => service?.kill(signal));
service.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));
