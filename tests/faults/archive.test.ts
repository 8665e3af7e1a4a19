/** The archive of the service: unpacked in another folder, it starts without a build. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packService } from '../../scripts/pack-service.mjs';
import { build } from '../support/build.js';
import { freePort, startProcess } from '../support/process.js';
import { within } from '../support/time-limits.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test.skipIf(process.platform === 'win32')(
  'it serves API and site, and runs the commands of the catalog',
  async () => {
    build('@rangefinder/api');
    build('@rangefinder/site');
    const archive = packService(join(folder, 'packed'));
    const unpacked = join(folder, 'unpacked');
    mkdirSync(unpacked);
    execFileSync('tar', ['--extract', '--gzip', '--strip-components=1', '--directory', unpacked, '--file', archive]);
    expect(readdirSync(unpacked)).not.toContain('packed');
    const environment = { CATALOG_FOLDER: join(folder, 'catalog') };
    const service = await startProcess(unpacked, await freePort(), environment);
    const statusOf = async (path: string) => (await fetch(`${service.url}${path}`)).status;
    for (const path of ['/ready', '/en/', '/en/units/alpha-strike/atlas-as7-d/', '/graphiql', '/reference', '/v1/search?text=cover'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    await expect.poll(() => statusOf('/v1/downloads'), { timeout: within(30_000) }).toBe(200);
    const command = [join(unpacked, 'packages', 'catalog', 'dist', 'cli', 'main.js'), 'sources'];
    expect(execFileSync(process.execPath, command, { encoding: 'utf8', env: { ...process.env, ...environment } })).toContain(
      'Master Unit List',
    );
    await service.stop();
    expect(await service.ended).toBe(0);
  },
  within(600_000),
);
