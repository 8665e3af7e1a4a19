/** Keys of a source as texts: the number of a unit in the Master Unit List, alone or with a word or sign, or the address of its page. */

import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { escapedPattern } from '../text/escaped-pattern.js';
import { SHAPE } from '../units/shape.js';
import type { InterpretedText } from './interpreted-text.js';

const SOURCES = [...new Map(SHAPE.types('unit').map(({ type: { source } }) => [source.id, source])).values()].filter(
  ({ entryPage }) => entryPage !== undefined,
);

/** The first part of the host, and the folder of all kinds of pages: `https://masterunitlist.info/Unit/Details/{id}`. */
const SITE_AND_FOLDER = /^https:\/\/([^./]+)[^/]*(.*)\/[^/]*\/[^/]*$/;

/**
 * The number of a page: any scheme, anything behind the number. Sites move to other domains, and show the same unit on pages of other
 * kinds: `masterunitlist.azurewebsites.net/Unit/Card/140`.
 */
const pagePattern = (entryPage: string): RegExp => {
  const [, site = '', folder = ''] = SITE_AND_FOLDER.exec(entryPage) ?? [];
  return new RegExp(
    `^(?:https?://)?(?:www\\.)?${escapedPattern(site)}\\.[a-z.]+${escapedPattern(folder)}/[a-z]+/(\\d{1,9})(?:[/?#].*)?$`,
    'i',
  );
};

const PATTERNS = SOURCES.map(({ id, entryPage = '' }) => ({
  id,
  patterns: [new RegExp(`^${escapedPattern(id)}\\s*[:#№]?\\s*(\\d{1,9})$`, 'iu'), pagePattern(entryPage)],
}));

/** Without the name of a source, a number is a key of the only one. */
const BARE = /^[#№]?\s*(\d{1,9})$/u;

/** A bare number of four digits may also be a year of an era. */
const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) &&
  ERAS_AND_FACTIONS.some(({ eras }) =>
    eras.some(({ from, to }) => from <= Number(text) && (to === null ? Number(text) < from + MAX_YEARS : Number(text) <= to)),
  );

/** Years of the last era, which has no end. */
const MAX_YEARS = 100;

/**
 * The unit with a key; undefined for a text that is none.
 * @example interpretKey('MUL 1805')?.conditions // 'mul:1805'
 */
export function interpretKey(text: string): InterpretedText | undefined {
  const typed = text.trim();
  const [only, ...others] = PATTERNS;
  const bare = others.length === 0 && !isYear(typed) ? BARE.exec(typed)?.[1] : undefined;
  const named = PATTERNS.flatMap(({ id, patterns }) =>
    patterns.flatMap((pattern) => {
      const key = pattern.exec(typed)?.[1];
      return key === undefined ? [] : [{ id, key }];
    }),
  )[0];
  const found = named ?? (bare === undefined || only === undefined ? undefined : { id: only.id, key: bare });
  if (found === undefined) return undefined;
  const key = String(Number(found.key));
  return { text: '', filter: { sourceKeys: { source: found.id, keys: [key] } }, conditions: `${found.id}:${key}` };
}
