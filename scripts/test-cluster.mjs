/**
 * `npm run test:cluster`: an installation of several machines by infra/, with processes on this one: the system's nginx with the
 * balancer's configuration, two processes of the API, PostgreSQL with a streaming replica. Reports and skips what this system
 * cannot run.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

/** Programs that npm does not install, and the parts that need them. */
const PROGRAMS = [
  { name: 'nginx', options: ['-v'], part: 'everything: the balancer stands before all of it', from: 'apt-get install nginx' },
];

if (process.platform === 'win32') {
  process.stdout.write('Skipped: the cluster runs on Linux and macOS only.\n');
  process.exit(0);
}
// Debian keeps servers out of the PATH of ordinary users.
process.env.PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;
const missing = PROGRAMS.filter(({ name, options }) => spawnSync(name, options).error !== undefined);
for (const { name, part, from } of missing) process.stdout.write(`Skipped, as there is no ${name} here (${from}): ${part}.\n`);
if (missing.length > 0) process.exit(0);

install();
build('--filter=@rangefinder/api');
run(join(root, 'node_modules', 'vitest', 'vitest.mjs'), [
  'run',
  '--config',
  join(root, 'tests', 'cluster', 'vitest.config.ts'),
  ...process.argv.slice(2),
]);
