/** `npm start`: installs what is missing, builds what changed, serves. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, node, root } from './setup.mjs';

install();

const turbo = join(root, 'node_modules', '.bin', 'turbo');
const build = spawnSync(turbo, ['run', 'build', '--output-logs=errors-only', '--ui=stream'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: environment(),
});
if (build.status !== 0) {
  process.stderr.write('The build failed; `npm run build` shows why.\n');
  process.exit(build.status ?? 1);
}

const service = spawn(node, ['--enable-source-maps', join('services', 'api', 'dist', 'start.js')], {
  cwd: root,
  stdio: 'inherit',
  env: environment(),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal));
service.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));
