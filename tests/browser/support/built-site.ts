/** The site as readers get it, built from source. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, root } from '../../support/build.js';

/**
 * Builds the site and returns the folder of a copy, which the caller deletes: another build during the run must not affect the
 * tests.
 */
export function buildSite(): string {
  build('@rangefinder/site');
  const copy = mkdtempSync(join(tmpdir(), 'rangefinder-site-'));
  cpSync(join(root, 'site', 'dist'), copy, { recursive: true });
  return copy;
}
