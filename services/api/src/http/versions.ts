/** Which rules and which catalog an answer is of: what a tag, and a link that pins an answer, are made from. */
import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const CODE = /(?<!\.test|\.d)\.(js|ts|md)$/;

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (CODE.test(entry.name)) yield path;
  }
}

const HERE = dirname(import.meta.dirname);
const PACKAGES = join(HERE, '..', '..', '..', 'packages');
/** Sources when run from sources, the build when built. */
const KIND = basename(HERE);

/** Whatever computes or words an answer; a change in any of it is another version. */
const FOLDERS = [
  HERE,
  join(PACKAGES, 'dice', KIND),
  join(PACKAGES, 'rules', KIND),
  join(PACKAGES, 'rulebook', KIND),
  join(PACKAGES, 'rulebook', 'content'),
].filter(existsSync);

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) for (const path of files(folder)) hash.update(readFileSync(path));
  return hash.digest('base64url').slice(0, 12);
}

/** Version of the rules: the same code gives the same, on every machine. */
export const RULES_VERSION = fingerprint();

/** A strong tag of an answer that is not computed yet. */
export const tagOf = (...parts: readonly string[]): string => `"${hash('sha256', parts.join('\u0000'), 'base64url').slice(0, 27)}"`;
