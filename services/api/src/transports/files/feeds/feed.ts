/** Atom and JSON Feed. The library `feed` was tried: it writes no language, treats all text as HTML and keeps control characters. */
import type { Language } from '@rangefinder/rules';

export interface FeedItem {
  /** Permanent URL that identifies the entry. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Publication time, ISO 8601. */
  readonly at: string;
  /** Page about the entry. */
  readonly url?: string;
}

interface Feed {
  readonly title: string;
  readonly home: string;
  readonly self: string;
  readonly language: Language;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

interface Form {
  readonly type: string;
  readonly write: (feed: Feed) => string;
}

/** Formats by extension of the address. */
export const FEED_FORMS = {
  atom: { type: 'application/atom+xml', write: atom },
  json: { type: 'application/feed+json', write: jsonFeed },
} as const satisfies Readonly<Record<string, Form>>;
export type FeedForm = keyof typeof FEED_FORMS;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for XML, which allows no control characters. */
const xml = (text: string): string => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function atomEntry({ id, title, text, at, url }: FeedItem): string {
  const link = url === undefined ? '' : `<link href="${xml(url)}"/>`;
  return `<entry><id>${xml(id)}</id><title>${xml(title)}</title><updated>${at}</updated>${link}<content>${xml(text)}</content></entry>`;
}

function atom({ title, home, self, language, items }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(self)}</id><title>${xml(title)}</title><updated>${items[0]?.at ?? new Date(0).toISOString()}</updated>
<author><name>Rangefinder</name></author><link rel="self" href="${xml(self)}"/><link href="${xml(home)}"/>
${items.map(atomEntry).join('\n')}
</feed>
`;
}

function jsonFeed({ title, home, self, language, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    language,
    items: items.map(({ id, title: name, text, at, url }) => ({
      id,
      title: name,
      content_text: text,
      date_published: at,
      ...(url !== undefined && { url }),
    })),
  });
}
