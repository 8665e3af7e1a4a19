/** Emblems of rule sets for share images of the service: paths in a square of 64 units. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SYSTEMS = new URL('../systems/', import.meta.url);

async function emblemOf(slug: string): Promise<readonly [string, readonly string[]]> {
  const { emblem } = (await import(new URL(`${slug}/emblem.ts`, SYSTEMS).href)) as { readonly emblem: readonly string[] };
  return [slug, emblem];
}

/** Loaded together with the configuration: imports no longer work in build hooks. */
const EMBLEMS = await Promise.all((await readdir(SYSTEMS)).map(emblemOf));

/** Writes `share.json`, which the service reads, next to the pages. */
export const writeShareDrawings = (dist: string): Promise<void> =>
  writeFile(join(dist, 'share.json'), JSON.stringify(Object.fromEntries(EMBLEMS)));
