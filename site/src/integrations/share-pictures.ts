/** The drawing of each rule set for share images, as paths in a square of 64 units. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SYSTEMS = new URL('../systems/', import.meta.url);

async function emblemOf(slug: string): Promise<readonly [string, readonly string[]]> {
  const { emblem } = (await import(new URL(`${slug}/emblem.ts`, SYSTEMS).href)) as { readonly emblem: readonly string[] };
  return [slug, emblem];
}

/** Imported with the configuration: modules cannot be imported after the build of the pages. */
const EMBLEMS = await Promise.all((await readdir(SYSTEMS)).map(emblemOf));

/** Writes `share.json`, which the service reads. */
export const writeShareDrawings = (dist: string): Promise<void> =>
  writeFile(join(dist, 'share.json'), JSON.stringify(Object.fromEntries(EMBLEMS)));
