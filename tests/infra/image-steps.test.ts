/**
 * The image without a container engine: the steps of its Dockerfile are followed in a folder, and the result is started as in the
 * image, under an account that owns none of the files. The base image and musl are tested by .github/workflows/images.yml.
 */
import { execFile, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '@rangefinder/catalog/testing';
import { expect, test } from 'vitest';
import { build, root } from '../support/build.js';
import { freePort } from '../support/process.js';
import { within } from '../support/time-limits.js';
import { instructionsOf } from './support/dockerfile.js';

const NOBODY = 65_534;
const TIMEOUT_MS = within(240_000);
const isRoot = userInfo().uid === 0;

/** `/app/…` of a stage in its folder, which represents the file system. */
const inStage = (folder: string, path: string): string => join(folder, path.startsWith('/') ? path : join('app', path));

async function copy(content: string, folders: ReadonlyMap<string, string>, into: string): Promise<void> {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(content) ?? [];
  const parts = paths.split(/\s+/);
  const target = parts.pop() ?? '';
  for (const source of parts) {
    const at = from === undefined ? join(root, source) : inStage(folders.get(from) ?? '', source);
    const to = target.endsWith('/') ? join(target, source.split('/').at(-1) ?? '') : target;
    cpSync(at, inStage(into, to), { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Follows all stages but `build` and returns the last one. The checkout, which has been built, is the stage `build`: only what later stages
 * copy is read from it, since other files may be pipes of a running service, which Node does not copy.
 */
async function follow(base: string) {
  const folders = new Map([['build', join(base, 'build')]]);
  mkdirSync(join(base, 'build'));
  symlinkSync(root, join(base, 'build', 'app'));
  let [stage, name] = ['', ''];
  const settings: { env: Record<string, string>; command: readonly string[]; health: readonly string[] } = {
    env: {},
    command: [],
    health: [],
  };
  for (const { keyword, content } of await instructionsOf('images/api.Dockerfile')) {
    if (keyword === 'FROM') {
      name = / AS (\w+)/.exec(content)?.[1] ?? 'image';
      stage = folders.get(name) ?? join(base, name);
      folders.set(name, stage);
    }
    if (name === 'build' || name === '') continue;
    if (keyword === 'COPY') await copy(content, folders, stage);
    if (keyword === 'RUN') await promisify(execFile)('sh', ['-c', content], { cwd: inStage(stage, '.') });
    if (keyword === 'ENV') Object.assign(settings.env, Object.fromEntries(content.split(' ').map((pair) => pair.split('='))));
    if (keyword === 'CMD') settings.command = JSON.parse(content);
    if (keyword === 'HEALTHCHECK') settings.health = JSON.parse(content.slice(content.indexOf('CMD') + 3));
  }
  return { folder: inStage(stage, '.'), ...settings };
}

test.skipIf(process.platform !== 'linux')(
  'the image starts, passes its health check, and answers from an empty database',
  async () => {
    build('@rangefinder/api');
    build('@rangefinder/site');
    const base = mkdtempSync(join(tmpdir(), 'rangefinder-image-'));
    chmodSync(base, 0o755);
    const server = await startPostgres();
    try {
      const image = await follow(base);
      // Node has to be readable by the account, as in the image.
      cpSync(process.execPath, join(base, 'node'));
      const [port, metrics] = [await freePort(), await freePort()];
      const downloads = join(base, 'downloads');
      mkdirSync(downloads);
      chmodSync(downloads, 0o777);
      const folders = { SITE_FOLDER: join(dirname(image.folder), 'app/site/dist'), DOWNLOADS_FOLDER: downloads };
      const env = { ...image.env, ...folders, PORT: String(port), METRICS: String(metrics) };
      const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
      const options = { cwd: image.folder, env: { ...env, DATABASE_URL: await server.createDatabase() }, ...account };
      const child = spawn(join(base, 'node'), image.command.slice(1), options);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const get = (path: string, at = port) =>
        fetch(`http://127.0.0.1:${at}${path}`).then(
          ({ status }) => status,
          () => 0,
        );

      await expect.poll(() => get('/v1/units/alpha-strike%2Fatlas-as7-d'), { timeout: within(60_000), message: output }).toBe(200);
      await promisify(execFile)(join(base, 'node'), image.health.slice(1), { env });
      await expect.poll(() => get('/v1/downloads'), { timeout: within(30_000) }).toBe(200);
      for (const path of [
        '/ready',
        '/en/',
        '/en/units/alpha-strike/atlas-as7-d/',
        '/share/ru/alpha-strike/calculators/target-number.png?skill=4&inches=8',
        '/graphiql',
        '/reference',
        '/openapi.json',
        '/widgets/rangefinder.js',
        '/v1/search?text=cover',
      ])
        expect([path, await get(path)]).toEqual([path, 200]);
      expect(await get('/metrics', metrics)).toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      // The service has ended: the health check has to fail.
      await expect(promisify(execFile)(join(base, 'node'), image.health.slice(1), { env })).rejects.toMatchObject({ code: 1 });
    } finally {
      await server.stop();
      rmSync(base, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
