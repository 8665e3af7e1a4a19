/**
 * The mark of a starter catalog: a digest of its content. The build computes and stores it, so that a start does not make and
 * compare thousands of drafts without need.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../text/canonical.js';
import { hashOf } from '../writing/rows.js';
import { type StarterDrafts, starterDrafts } from './drafts.js';

/** Next to the built module; the sources have none. */
const KEPT = fileURLToPath(new URL('starter-mark.txt', import.meta.url));

/**
 * The mark of drafts.
 * @example markOf(starterDrafts()) // 'starter catalog 5f1d…'
 */
export const markOf = ({ units, weapons, armors }: StarterDrafts): string =>
  `starter catalog ${sha256([...weapons, ...armors, ...units].map((draft) => hashOf(draft)).join(' '))}`;

let mark: string | undefined;

/** The mark of this version's starter catalog: stored by the build, or computed once. */
export const starterMark = (): string => {
  mark ??= existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : markOf(starterDrafts());
  return mark;
};

/** Stores the mark; run by the build. */
export const keepStarterMark = (): void => writeFileSync(KEPT, markOf(starterDrafts()));
