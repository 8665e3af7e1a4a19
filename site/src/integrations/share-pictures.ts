/** What the service draws pictures of shared links with: the drawing of each rule set, as paths in a square of 64 units. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SYSTEMS = new URL('../systems/', import.meta.url);

async function emblemOf(slug: string): Promise<readonly [string, readonly string[]]> {
  const { emblem } = (await import(new URL(`${slug}/emblem.ts`, SYSTEMS).href)) as { readonly emblem: readonly string[] };
  return [slug, emblem];
}

/** Read while the configuration is: nothing can be imported any more when the pages are built. */
const EMBLEMS = await Promise.all((await readdir(SYSTEMS)).map(emblemOf));

/** Lays `share.json` beside the pages, under the name that the service looks for. */
export const writeShareDrawings = (dist: string): Promise<void> =>
  writeFile(join(dist, 'share.json'), JSON.stringify(Object.fromEntries(EMBLEMS)));
