/** Reads `<slug>/testing/rare-wordings.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RareWordings } from './wordings.js';

/** The additions to the random drafts of a rule set; empty without a file. @example rareWordingsOf('alpha-strike').drafts */
export function rareWordingsOf(slug: string): RareWordings {
  const file = fileURLToPath(new URL(`../${slug}/testing/rare-wordings.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RareWordings) : {};
}
