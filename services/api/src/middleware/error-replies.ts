/** Errors in the format of their transport: problem details (RFC 9457), a GraphQL error, a JSON-RPC error. Includes the error handler. */
import { inLanguage, type Language, languageOf, type Text } from '@rangefinder/rules';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { ERROR_CODES, type ErrorCode } from '../context/errors/codes.js';
import { type Failure, failure } from '../context/errors/failures.js';
import { failureOf } from '../context/errors/format.js';
import { TEXTS } from '../context/errors/texts.js';
import { problemType, TITLES } from '../context/errors/titles.js';
import type { MaybePromise } from '../context/maybe-promise.js';
import { requestContextOf } from '../context/request-context.js';
import { noteError } from '../context/request-record.js';
import { NOT_KEPT, type Reply, send } from './reply.js';

/** Language of the message, and base of the documentation link. */
export interface Wording {
  readonly language: Language;
  readonly publicUrl: string;
}

/** Problem document of REST (RFC 9457). */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}

/** Converts a failure to a problem document. Its extensions become members. */
export function problemBody({ message, extensions: { code, ...more } }: Failure, { language, publicUrl }: Wording): ProblemBody {
  return {
    type: problemType(code, publicUrl),
    title: inLanguage(TITLES[code], language),
    status: ERROR_CODES[code],
    code,
    detail: message,
    ...more,
  };
}

/** JSON-RPC codes of our codes. Others are -32000. */
const RPC_CODES: Readonly<Partial<Record<string, number>>> = { BAD_REQUEST: -32700, INTERNAL: -32603 };

/** Error formats by path prefix. */
const FORMS: readonly { readonly path: string; readonly type: string; readonly body: (failure: Failure, wording: Wording) => object }[] = [
  { path: '/graphql', type: 'application/json; charset=utf-8', body: (failure) => ({ errors: [failure] }) },
  {
    path: '/mcp',
    type: 'application/json; charset=utf-8',
    body: ({ message, extensions }) => ({
      jsonrpc: '2.0',
      error: { code: RPC_CODES[extensions.code] ?? -32000, message, data: extensions },
      id: null,
    }),
  },
  { path: '/', type: 'application/problem+json; charset=utf-8', body: problemBody },
];

/** Errors before the body is read. They close the connection, so that the rest need not be read. */
const UNREAD_BODY: ReadonlySet<ErrorCode> = new Set(['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']);

const isAt = (url: string, path: string): boolean => url.startsWith(path) && /^(\/.*)?$|^\?/.test(url.slice(path.length));

/** Formats a failure for a path. */
export function failureReply(url: string, failure: Failure, wording: Wording, headers: Readonly<Record<string, string>> = {}): Reply {
  const form = FORMS.find(({ path }) => path === '/' || isAt(url, path)) as (typeof FORMS)[number];
  const { code, retryAfterSeconds } = failure.extensions;
  const leavesBody = UNREAD_BODY.has(code);
  return {
    status: ERROR_CODES[code],
    headers: {
      'Content-Type': form.type,
      ...NOT_KEPT,
      ...(typeof retryAfterSeconds === 'number' && { 'Retry-After': String(retryAfterSeconds) }),
      ...(leavesBody && { Connection: 'close' }),
      ...headers,
    },
    body: JSON.stringify(form.body(failure, wording)),
  };
}

/** Application setting with the public URL. */
export const PUBLIC_URL = 'public url';

/** Sends a failure in the format of its transport and the language of the caller. */
export function sendFailure(
  request: Request,
  response: Response,
  failure: Failure,
  headers: Readonly<Record<string, string>> = {},
): MaybePromise<void> {
  const { language: accepted, record } = requestContextOf(response);
  const language = languageOf(request.query.lang) ?? accepted;
  noteError(record, failure.extensions.code);
  const wording = { language, publicUrl: String(request.app.get(PUBLIC_URL)) };
  return send(request, response, failureReply(request.originalUrl, failure, wording, { 'Content-Language': language, ...headers }));
}

/** Client errors of Express and its body parsers by status. */
const REQUEST_FAULTS: Readonly<Record<number, readonly [ErrorCode, Text]>> = {
  413: ['TOO_LARGE', TEXTS.tooLarge],
  415: ['UNSUPPORTED_MEDIA_TYPE', TEXTS.mediaType('application/json')],
};

function requestFault(error: unknown, language: Language): Failure | undefined {
  const status = Number((error as { readonly status?: unknown } | null)?.status);
  if (!(status >= 400 && status < 500)) return undefined;
  const [code, text] = REQUEST_FAULTS[status] ?? ['BAD_REQUEST', TEXTS.badRequest];
  return failure(code, text, language);
}

/** Error handler: sends client errors as they are, and logs everything else as an internal error. */
export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const { language } = requestContextOf(response);
    return sendFailure(request, response, requestFault(error, language) ?? failureOf(error, logger, language));
  };
