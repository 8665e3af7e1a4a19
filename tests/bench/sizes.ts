/** Compressed sizes of what other sites load: the script of the widgets, and the client bundled for a browser. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(1));
const gzipped = async (path: string): Promise<number> => kilobytes(gzipSync(await readFile(path), { level: 9 }).length);

async function bundledClient(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-size-'));
  const file = join(folder, 'client.js');
  try {
    await build({ input: join(root, 'packages', 'client', 'dist', 'index.js'), output: { file, minify: true }, logLevel: 'silent' });
    return await gzipped(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prints the sizes and their limits. */
export async function benchSizes(): Promise<void> {
  report('What pages of others load', [
    {
      what: 'widgets, one script for all',
      'KB gzip': await gzipped(join(root, 'packages', 'widgets', 'dist', 'rangefinder.js')),
      'at most': 25,
    },
    { what: 'client, bundled and minified', 'KB gzip': await bundledClient(), 'at most': '–' },
  ]);
}
