/** Status of the service for people and for programs: versions, catalog, start time. */
import { LANGUAGES, type Language, languageOf as languageNamed, type Text } from '@rangefinder/rules';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import Negotiator from 'negotiator';
import { reachability } from '../../answering/catalog/reachability.js';
import { requestContextOf } from '../../context/request-context.js';
import { type Status, type StatusSources, statusNow } from './status-now.js';
import { statusPage } from './status-page.js';

const NAMES: Readonly<Record<Status['status'], Text>> = {
  ok: { en: 'Everything works', ru: 'Всё работает' },
  'catalog unavailable': {
    en: 'The catalog cannot be reached; calculators and rules answer',
    ru: 'Каталог недоступен; калькуляторы и правила отвечают',
  },
};

const wantsJson = ({ headers }: Request): boolean =>
  new Negotiator({ headers: { accept: headers.accept ?? '*/*' } }).mediaType(['application/json', 'text/html']) === 'application/json';

/** The page runs nothing and loads the typeface of the site. Checks that run in a browser may fetch `robots.txt`. */
const POLICY =
  "default-src 'none'; connect-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const languageOf = (request: Request, response: Response): Language =>
  languageNamed(request.query.lang) ?? requestContextOf(response).language;

/**
 * `/status` is HTML, or JSON if the client prefers it; `/status.json` is JSON.
 * @param typeface link to the typeface of the site
 */
export function status(sources: StatusSources, typeface: string): Router {
  const isReachable = reachability(sources);
  const router = Router();
  const json: RequestHandler = async (_, response) =>
    void response.set('Cache-Control', 'no-store').json(await statusNow(sources, isReachable));
  router.get('/status.json', json);
  router.get('/status', async (request, response, next) => {
    response.vary('Accept, Accept-Language');
    if (wantsJson(request)) return json(request, response, next);
    const language = languageOf(request, response);
    const now = await statusNow(sources, isReachable);
    response.set({ 'Cache-Control': 'no-store', 'Content-Language': language, 'Content-Security-Policy': POLICY });
    response.type('html').send(statusPage(now, { name: NAMES[now.status][language], language, all: LANGUAGES, typeface }));
  });
  return router;
}
