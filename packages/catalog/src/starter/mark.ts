/**
 * The mark of a starter catalog: what it holds, as a digest. The build works it out once and keeps it, so that a start does not make
 * and compare thousands of drafts to find that nothing is new.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../text/canonical.js';
import { hashOf } from '../writing/rows.js';
import { type StarterDrafts, starterDrafts } from './drafts.js';

/** Beside the built module; the sources have none. */
const KEPT = fileURLToPath(new URL('starter-mark.txt', import.meta.url));

/**
 * The mark of some drafts.
 * @example markOf(starterDrafts()) // 'starter catalog 5f1d…'
 */
export const markOf = ({ units, weapons, armors }: StarterDrafts): string =>
  `starter catalog ${sha256([...weapons, ...armors, ...units].map((draft) => hashOf(draft)).join(' '))}`;

let mark: string | undefined;

/** The mark of the starter catalog of this version: kept by the build, else worked out once. */
export const starterMark = (): string => {
  mark ??= existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : markOf(starterDrafts());
  return mark;
};

/** Run by the build. */
export const keepStarterMark = (): void => writeFileSync(KEPT, markOf(starterDrafts()));
