/** Describes the situation of a calculator's address, or a question, in the head of its page, for previews of shared links. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeMarkup } from '@rangefinder/cards';
import { check, costOf } from '@rangefinder/rules';
import type { Request, RequestHandler } from 'express';
import { fillFromCatalog } from '../../../answering/catalog-entries.js';
import { isLanguage } from '../../../context/language.js';
import { requestContextOf } from '../../../context/request-context.js';
import { type ResolverContext, resolverContext, type Services } from '../../../context/resolver-context.js';
import { tagOf } from '../../../context/versions.js';
import { LIGHT_MS } from '../../../context/work/cost.js';
import type { Operation } from '../../../schema/operations.js';
import { builtOrigin, inOrigin } from '../built-origin.js';
import { pageHeaders } from '../page-headers.js';
import { staticFolder } from '../site-folder.js';
import { answered, questionAsked, type Situation, type SituationReader, sentenceOf, situationReader } from './situations.js';
import { shortened } from './subjects.js';

/** The sentence of a cheap answer; undefined for an expensive one, since it would delay the page. */
async function sentenceSoon(situation: Situation, context: ResolverContext): Promise<string | undefined> {
  const filled = await fillFromCatalog(situation.calculator, situation.draft, context);
  const checked = filled.ok ? check(situation.calculator, filled.value) : filled;
  if (!checked.ok || costOf(situation.calculator, checked.value) > LIGHT_MS) return undefined;
  const answer = await answered(situation, context);
  return answer && sentenceOf(answer);
}

/** Serves pages with a situation or a question; calls `next` for every other address. */
export function situationHeads(folder: string, operations: readonly Operation[], services: Services): RequestHandler {
  const read = situationReader(operations);
  const files = staticFolder(folder);
  const from = builtOrigin(files);
  return async (request, response, next) => {
    const { path, query, originalUrl, method } = request;
    const language = path.slice(1, 3);
    if (!path.endsWith('/') || !isLanguage(language) || (method !== 'GET' && method !== 'HEAD')) return next();
    const context = resolverContext(services, requestContextOf(response), language);
    const head = await headOf(path.slice(0, -1), query, read, context);
    const html = head && (await readFile(join(files, path, 'index.html'), 'utf8').catch(() => undefined));
    if (html === undefined) return next();
    const search = originalUrl.slice(originalUrl.indexOf('?'));
    const body = withHead(inOrigin(html, from, services.publicUrl), search, head ?? {});
    const tag = tagOf(body);
    response.set({ ...pageHeaders(files)(path), ETag: tag, 'Cache-Control': 'public, no-cache' });
    if (request.headers['if-none-match']?.includes(tag.slice(1, -1))) response.status(304).end();
    else response.type('html').send(body);
  };
}

/** What an address adds to the head of its page. */
interface Head {
  readonly title?: string | undefined;
  readonly sentence?: string | undefined;
}

/** The head of a page with a situation or a question; undefined for every other page. */
async function headOf(path: string, query: Request['query'], read: SituationReader, context: ResolverContext): Promise<Head | undefined> {
  const situation = read(path, query);
  // The page is served as built if the catalog is unavailable or the limit is exceeded.
  if (situation) {
    if (Object.keys(situation.draft).length === 0) return undefined;
    return { sentence: await sentenceSoon(situation, context).catch(() => undefined) };
  }
  const question = await questionAsked(path, query, context).catch(() => undefined);
  return question && { title: shortened(question.text), sentence: question.reading?.summary };
}

const PICTURE = /(<meta property="og:image" content="[^"?]+)"/;
const DESCRIPTIONS = /(<meta (?:property="og:description"|name="description") content=")[^"]*/g;
const TITLES = /(<title>|<meta property="og:title" content=")[^"<|]*/g;

function withHead(html: string, search: string, { title, sentence }: Head): string {
  const put = (pattern: RegExp, text: string | undefined) => (page: string) =>
    text === undefined ? page : page.replaceAll(pattern, (_, start: string) => start + escapeMarkup(text));
  const pictured = html.replace(PICTURE, (_, start: string) => `${start}${escapeMarkup(search)}"`);
  return put(DESCRIPTIONS, sentence)(put(TITLES, title && `${title} `)(pictured));
}
