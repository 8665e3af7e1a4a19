/** Downloads at `/v1/downloads`: the whole catalog and rulebook as files with digests, byte ranges included. */
import { isUnavailable } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import Negotiator from 'negotiator';
import { failure } from '../../../context/errors/failures.js';
import { TEXTS } from '../../../context/errors/texts.js';
import type { MaybePromise } from '../../../context/maybe-promise.js';
import { requestContextOf } from '../../../context/request-context.js';
import { nameOperation } from '../../../context/request-record.js';
import { RULES_VERSION } from '../../../context/versions.js';
import { sendFailure } from '../../../middleware/error-replies.js';
import { preflight } from '../../../middleware/preflight.js';
import { jsonReply, send } from '../../../middleware/reply.js';
import { methodNotAllowed } from '../../rest/not-found.js';
import { CATALOG_FORMS, type CatalogFiles, type ReadyCatalog, type Waiting } from './catalog-files.js';
import type { ReadyFile } from './output.js';
import { type ReadyRulebook, RULEBOOK_FORMS, type RulebookFiles } from './rulebook-files.js';

const ROOT = '/v1/downloads';
const GZIP = '.gz';
const TAG_LENGTH = 27;
const NOT_SATISFIABLE = 416;
type Headers = Readonly<Record<string, string>>;

/** Media types by file name. */
const FORMS: Headers = { ...CATALOG_FORMS, ...RULEBOOK_FORMS };
const METHODS = ['GET', 'HEAD'];
/** Cost of opening and sending a file. */
const FILE_MS = 20;

export interface Downloads {
  readonly catalog: CatalogFiles;
  readonly rulebook: RulebookFiles;
}

/** Serves `/v1/downloads`. */
export function downloadsRouter(downloads: Downloads): RequestHandler {
  return (request, response, next) => {
    const { path, method } = request;
    if (path !== ROOT && !path.startsWith(`${ROOT}/`)) return next();
    const name = path.slice(ROOT.length + 1);
    if (name !== '' && !isFile(name)) return next();
    nameOperation(requestContextOf(response).record, name === '' ? 'downloads' : `downloads/${name}`);
    if (method === 'OPTIONS') return preflight(request, response, METHODS);
    if (!METHODS.includes(method)) return methodNotAllowed(METHODS)(request, response, next);
    return answer(downloads, name, request, response, next).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return unavailable(request, response);
    });
  };
}

const plainName = (name: string): string => (name.endsWith(GZIP) ? name.slice(0, -GZIP.length) : name);
const isFile = (name: string): boolean => Object.hasOwn(FORMS, plainName(name));

const beingMade = ({ percent, seconds }: Waiting, language: Language) =>
  failure('CATALOG_UNAVAILABLE', TEXTS.filesBeingMade(percent), language, { retryAfterSeconds: seconds, percent });

const unavailable = (request: Request, response: Response): MaybePromise<void> =>
  sendFailure(request, response, failure('CATALOG_UNAVAILABLE', TEXTS.catalogUnavailable, requestContextOf(response).language));

async function answer(
  { catalog, rulebook }: Downloads,
  name: string,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  requestContextOf(response).charge(FILE_MS);
  if (Object.hasOwn(RULEBOOK_FORMS, plainName(name))) {
    const { files } = await rulebook.ready();
    return sendFile({ files, version: RULES_VERSION, headers: RULEBOOK_HEADERS }, name, request, response, next);
  }
  const ready = await catalog.current();
  if (ready === undefined) return unavailable(request, response);
  if ('percent' in ready) return sendFailure(request, response, beingMade(ready, requestContextOf(response).language));
  const headers = headersOf(ready);
  if (name === '') return send(request, response, jsonReply(JSON.stringify(listOf(ready, await rulebook.ready())), headers));
  sendFile({ files: ready.files, version: String(ready.info.revision), headers }, name, request, response, next);
}

const listed = (files: ReadonlyMap<string, ReadyFile>) =>
  [...files.values()].map(({ name, bytes, sha256 }) => ({
    name,
    path: `${ROOT}/${name}`,
    bytes,
    sha256: Buffer.from(sha256, 'base64').toString('hex'),
  }));

/** The list of files. */
const listOf = ({ info, files }: ReadyCatalog, rulebook: ReadyRulebook) => ({
  ...info,
  files: listed(files),
  rulebook: { version: RULES_VERSION, entries: rulebook.info.entries, files: listed(rulebook.files) },
});

const headersOf = ({ info: { revision } }: ReadyCatalog): Headers => ({
  'Cache-Control': 'public, no-cache',
  'Rangefinder-Catalog': String(revision),
});
const RULEBOOK_HEADERS: Headers = { 'Cache-Control': 'public, no-cache', 'Rangefinder-Rules': RULES_VERSION };

/** Files of one state with their headers. */
interface Offer {
  readonly files: ReadonlyMap<string, ReadyFile>;
  readonly version: string;
  readonly headers: Headers;
}

/** Whether a client accepts an encoding. */
const takes = ({ headers }: Request, encoding: string): boolean =>
  new Negotiator({ headers: { 'accept-encoding': headers['accept-encoding'] ?? 'identity' } }).encodings([encoding, 'identity'])[0] ===
  encoding;

/** Sends a file, compressed if the client accepts gzip. The compressed form is a representation with its own ETag. */
function sendFile({ files, version, headers }: Offer, name: string, request: Request, response: Response, next: NextFunction): void {
  const isPlain = !name.endsWith(GZIP);
  const takesGzip = isPlain && takes(request, 'gzip');
  const file = files.get(takesGzip ? `${name}${GZIP}` : name) as ReadyFile;
  response.set({
    ...headers,
    'Content-Type': isPlain ? FORMS[name] : 'application/gzip',
    'Content-Disposition': `attachment; filename="rangefinder-${version}-${name}"`,
    ...(isPlain && { Vary: 'Accept-Encoding' }),
    ...(takesGzip && { 'Content-Encoding': 'gzip' }),
    ETag: `"${file.sha256.slice(0, TAG_LENGTH)}"`,
    'Repr-Digest': `sha-256=:${file.sha256}:`,
  });
  // Express answers 200 instead of 304 for `Cache-Control: no-cache`.
  const known = request.headers['if-none-match'];
  if (known === '*' || known?.includes(file.sha256.slice(0, TAG_LENGTH))) return void response.status(304).end();
  // A client may disconnect during the download.
  response.sendFile(file.path, { lastModified: false, cacheControl: false, etag: false, dotfiles: 'allow' }, (error) => {
    if (!error || response.headersSent) return;
    if ((error as { readonly status?: unknown }).status !== NOT_SATISFIABLE) return next(error);
    response.status(NOT_SATISFIABLE).removeHeader('Content-Disposition');
    response.set('Content-Range', `bytes */${file.bytes}`).end();
  });
}
