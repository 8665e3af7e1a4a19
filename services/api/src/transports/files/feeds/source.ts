/** Source of a feed. */
import type { Language, Text } from '@rangefinder/rules';
import type { Services } from '../../../context/resolver-context.js';
import type { FeedItem } from './feed.js';

/** Maximum number of entries in a feed. */
export const MAX_FEED_ENTRIES = 50;

export interface FeedSource {
  /** Prefix of its addresses: `imports` is served at `/v1/imports.atom` and `/v1/imports.json`. */
  readonly name: string;
  readonly title: Text;
  readonly about: Text;
  /** Whether it depends on the catalog. */
  readonly asksCatalog: boolean;
  /** Newest first. `home` is the base URL of the site. */
  items(services: Services, home: string, language: Language): readonly FeedItem[] | Promise<readonly FeedItem[]>;
}

/** Noon in UTC, which is the same day in every time zone. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;
