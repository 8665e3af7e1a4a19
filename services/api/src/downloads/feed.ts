/** A feed of what was imported, as Atom and as JSON Feed. */
import { type ImportSummary, isUnavailable, listImports } from '@rangefinder/catalog';
import type { Language, Text } from '@rangefinder/rules';
import type { Request, RequestHandler, Response } from 'express';
import type { Shared } from '../context.js';
import { failure } from '../errors/failures.js';
import { sendFailure } from '../errors/replies.js';
import { TEXTS } from '../errors/texts.js';
import { askerOf } from '../http/asker.js';
import type { Asked, KeptAnswers } from '../http/kept-answers.js';
import { preflight } from '../http/preflight.js';
import type { Reply } from '../http/reply.js';
import { questionOf } from '../rest/operations.js';
import { otherMethod } from '../rest/unanswered.js';
import { nameOperation } from '../telemetry/record.js';

const METHODS = ['GET', 'HEAD'];
const MOST_ENTRIES = 50;

const TITLE: Text = { en: 'Rangefinder: the catalog', ru: 'Rangefinder: каталог' };
const STARTER: Text = { en: 'Starter catalog', ru: 'Начальный каталог' };
const COUNTS: Readonly<Record<string, Text>> = {
  added: { en: 'new', ru: 'новых' },
  changed: { en: 'changed', ru: 'изменено' },
  removed: { en: 'removed', ru: 'удалено' },
  leftOut: { en: 'put out of play', ru: 'выведено из игры' },
};

interface Item {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: string;
}

interface Feed {
  readonly title: string;
  readonly home: string;
  readonly self: string;
  readonly language: Language;
  readonly items: readonly Item[];
}

const FORMS: Readonly<Record<string, { readonly type: string; readonly write: (feed: Feed) => string }>> = {
  '/v1/imports.atom': { type: 'application/atom+xml; charset=utf-8', write: atom },
  '/v1/imports.json': { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
};

/** Answers at the addresses of the feed, and leaves everything else. */
export function feedRouter({ kept, shared }: { readonly kept: KeptAnswers; readonly shared: Shared }): RequestHandler {
  return (request, response, next) => {
    const form = Object.hasOwn(FORMS, request.path) ? FORMS[request.path] : undefined;
    if (form === undefined) return next();
    nameOperation(askerOf(response).record, questionOf(request));
    if (request.method === 'OPTIONS') return preflight(request, response, METHODS);
    if (!METHODS.includes(request.method)) return otherMethod(METHODS)(request, response, next);
    const read = (): Asked => ({ asksCatalog: true, answer: () => answer(shared, request, response) });
    kept
      .serve(request, response, read)
      .catch((error: unknown) => (isUnavailable(error) ? unavailable(request, response).catch(next) : next(error)));
  };
}

const unavailable = (request: Request, response: Response): Promise<void> =>
  sendFailure(request, response, failure('CATALOG_UNAVAILABLE', TEXTS.catalogUnavailable, askerOf(response).language));

async function answer({ catalog, publicUrl }: Shared, request: Request, response: Response): Promise<Reply> {
  const { language } = askerOf(response);
  const { type, write } = FORMS[request.path] as (typeof FORMS)[string];
  const imports = await catalog.read((db) => listImports(db, MOST_ENTRIES));
  const home = publicUrl.replace(/\/$/, '');
  const items = imports.map((each) => itemOf(each, home, language));
  const feed = { title: TITLE[language], home, self: `${home}${request.path}`, language, items };
  return { status: 200, headers: { 'Content-Type': type, 'Content-Language': language }, body: write(feed) };
}

function itemOf({ id, kind, label, counts, finishedAt }: ImportSummary, home: string, language: Language): Item {
  const told = Object.entries(COUNTS).flatMap(([name, text]) => ((counts[name] ?? 0) > 0 ? [`${text[language]}: ${counts[name]}`] : []));
  const title = kind === 'starter' ? STARTER[language] : label;
  return { id: `${home}/v1/imports/${id}`, title, text: told.join(', '), at: finishedAt.toISOString() };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for XML, which knows no control characters. */
const xml = (text: string): string => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function atom({ title, home, self, language, items }: Feed): string {
  const entries = items.map(
    ({ id, title: name, text, at }) =>
      `<entry><id>${xml(id)}</id><title>${xml(name)}</title><updated>${at}</updated><content>${xml(text)}</content></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(self)}</id><title>${xml(title)}</title><updated>${items[0]?.at ?? new Date(0).toISOString()}</updated>
<author><name>Rangefinder</name></author><link rel="self" href="${xml(self)}"/><link href="${xml(home)}"/>
${entries.join('\n')}
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
    items: items.map(({ id, title: name, text, at }) => ({ id, title: name, content_text: text, date_published: at })),
  });
}
