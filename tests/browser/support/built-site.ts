/** The site as players get it: built from the sources. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, root } from '../../support/build.js';

/** Builds the site and gives the folder of a copy, which the caller deletes: another build during the run must not change what is tested. */
export function buildSite(): string {
  build('@rangefinder/site');
  const copy = mkdtempSync(join(tmpdir(), 'rangefinder-site-'));
  cpSync(join(root, 'site', 'dist'), copy, { recursive: true });
  return copy;
}
