/** Describes the situation of a calculator's address in the head of its page, for previews of shared links. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeMarkup } from '@rangefinder/cards';
import { check, costOf } from '@rangefinder/rules';
import type { RequestHandler } from 'express';
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
import { answered, type Situation, sentenceOf, situationReader } from './situations.js';

/** The sentence of a cheap answer; undefined for an expensive one, since it would delay the page. */
async function sentenceSoon(situation: Situation, context: ResolverContext): Promise<string | undefined> {
  const filled = await fillFromCatalog(situation.calculator, situation.draft, context);
  const checked = filled.ok ? check(situation.calculator, filled.value) : filled;
  if (!checked.ok || costOf(situation.calculator, checked.value) > LIGHT_MS) return undefined;
  const answer = await answered(situation, context);
  return answer && sentenceOf(answer);
}

/** Serves calculator pages with a situation; calls `next` for every other address. */
export function situationHeads(folder: string, operations: readonly Operation[], services: Services): RequestHandler {
  const read = situationReader(operations);
  const files = staticFolder(folder);
  const from = builtOrigin(files);
  return async (request, response, next) => {
    const { path, query, originalUrl, method } = request;
    const language = path.slice(1, 3);
    const isPageRequest = path.endsWith('/') && isLanguage(language) && (method === 'GET' || method === 'HEAD');
    const situation = isPageRequest ? read(path.slice(0, -1), query) : undefined;
    if (!situation || !isLanguage(language) || Object.keys(situation.draft).length === 0) return next();
    const html = await readFile(join(files, path, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return next();
    const context = resolverContext(services, requestContextOf(response), language);
    // The page is served as built if the catalog is unavailable or the limit is exceeded.
    const sentence = await sentenceSoon(situation, context).catch(() => undefined);
    const search = originalUrl.slice(originalUrl.indexOf('?'));
    const body = withSituation(inOrigin(html, from, services.publicUrl), search, sentence);
    const tag = tagOf(body);
    response.set({ ...pageHeaders(files)(path), ETag: tag, 'Cache-Control': 'public, no-cache' });
    if (request.headers['if-none-match']?.includes(tag.slice(1, -1))) response.status(304).end();
    else response.type('html').send(body);
  };
}

const PICTURE = /(<meta property="og:image" content="[^"?]+)"/;
const DESCRIPTIONS = /(<meta (?:property="og:description"|name="description") content=")[^"]*/g;

function withSituation(html: string, search: string, sentence: string | undefined): string {
  const pictured = html.replace(PICTURE, (_, start: string) => `${start}${escapeMarkup(search)}"`);
  return sentence === undefined ? pictured : pictured.replaceAll(DESCRIPTIONS, (_, start: string) => start + escapeMarkup(sentence));
}
