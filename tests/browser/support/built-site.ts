/** The site as readers get it, built from source. */
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInBackground, root } from '../../support/build.js';

/**
 * Builds the site and returns the folder of a copy, which the caller deletes: another build during the run must not affect the
 * tests.
 */
export async function buildSite(): Promise<string> {
  await buildInBackground('@rangefinder/site');
  const copy = await mkdtemp(join(tmpdir(), 'rangefinder-site-'));
  await cp(join(root, 'site', 'dist'), copy, { recursive: true });
  return copy;
}
