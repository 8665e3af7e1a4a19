/** Where the entries of a feed come from. */
import type { Language, Text } from '@rangefinder/rules';
import type { Services } from '../../../context/resolver-context.js';
import type { FeedItem } from './feed.js';

/** Entries of one feed, at most. */
export const MOST_ENTRIES = 50;

export interface FeedSource {
  /** How its addresses begin: `imports` answers at `/v1/imports.atom` and `/v1/imports.json`. */
  readonly name: string;
  readonly title: Text;
  readonly about: Text;
  /** Whether it depends on the catalog. */
  readonly asksCatalog: boolean;
  /** The newest first; `home` is where the site begins. */
  items(services: Services, home: string, language: Language): readonly FeedItem[] | Promise<readonly FeedItem[]>;
}

/** Noon of a day: the same day wherever it is read. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;
