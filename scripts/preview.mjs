/**
 * `npm run preview`: the site for writers, on http://localhost:4321. Changes of the rulebook, the site or the packages below it
 * appear a few seconds later; errors in texts are reported here, and the page stays unchanged. Another port: `PORT=4322`.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, environment, install, node, ONLY_TO_SERVE, root, tryBuild } from './setup.mjs';

const PORT = process.env.PORT ?? '4321';
/** Dependencies of the site; Astro watches its own sources. */
const BEHIND = [
  'packages/rulebook/content',
  ...['query', 'rulebook', 'rules', 'dice', 'cards', 'client', 'widgets', 'battle'].map((name) => `packages/${name}/src`),
];
/** Everything except the site itself. */
const BUILT = '--filter=@rangefinder/site^...';
/** An editor writes a file in several steps, and switching branches changes many files. */
const QUIET_MS = 400;

/** @type {import('node:child_process').ChildProcess | undefined} */
let astro;
let isEnding = false;

function start() {
  const command = [join(root, 'site', 'scripts', 'astro.mjs'), 'dev', '--port', PORT];
  const started = spawn(node, command, { cwd: join(root, 'site'), stdio: 'inherit', env: environment() });
  astro = started;
  // The exit of a replaced server does not end the preview.
  started.on('exit', (code) => astro === started && process.exit(isEnding ? 0 : (code ?? 1)));
}

/** Restarts the server, which reads the rulebook at start; the page in the browser follows. */
function renew() {
  const { status } = tryBuild('inherit', BUILT);
  if (status !== 0) return void process.stdout.write('That does not build; the page stays as it was.\n');
  const last = astro;
  astro = undefined;
  last?.once('exit', start);
  last?.kill();
}

install(root, [ONLY_TO_SERVE]);
build(BUILT);
start();

/** @type {NodeJS.Timeout | undefined} */
let waiting;
for (const folder of BEHIND)
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(renew, QUIET_MS);
  });

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    isEnding = true;
    if (astro) astro.kill(signal);
    else process.exit(0);
  });
