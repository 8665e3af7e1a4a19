/** JSON body parser: one media type, one size limit, and bounds that are checked before anything walks the values. */
import { jsonBoundsProblem, repeatedNameProblem } from '@rangefinder/rules';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { badInput, failure, thrown } from '../context/errors/failures.js';
import { TEXTS } from '../context/errors/texts.js';
import type { MaybePromise } from '../context/maybe-promise.js';
import { requestContextOf } from '../context/request-context.js';
import { yieldToOthers } from '../context/work/cooperative-scheduling.js';
import { measureTurn } from '../context/work/thread-time.js';
import { readBody } from './read-body.js';

/** Limit after decompression. */
const MAX_BODY_BYTES = 500_000;
/** Longer bodies take milliseconds to parse, so other requests go first. */
const LONG_BYTES = 50_000;
/** Requests with longer bodies are charged by the CPU time that they take. */
const MIN_MEASURED_BYTES = 1_000;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset=("?)utf-?8\1\s*)?$/i;
const OTHER_CHARSET = /^application\/json\s*;\s*charset=/i;
const BYTE_ORDER_MARK = /^\uFEFF/;

const hasBody = ({ headers }: Request): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const refused = (status: number): Error => Object.assign(new Error(`a body that is not taken: ${status}`), { status });

const refusedType = (type: string, response: Response): Error =>
  OTHER_CHARSET.test(type) ? thrown(failure('UNSUPPORTED_MEDIA_TYPE', TEXTS.charset, requestContextOf(response).language)) : refused(415);

/**
 * Parses a JSON body into `request.body`; undefined without a body. 415 for another media type or charset, 413 over the size limit, 400 for
 * invalid JSON, for a name that an object repeats, and over the bounds of lists, nesting and number of values.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  const type = request.headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type)) return next(refusedType(type, response));
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return next(refused(413));
  readBody(request, response, MAX_BODY_BYTES, (bytes) => {
    if (typeof bytes === 'number') return next(refused(bytes));
    const caller = requestContextOf(response);
    if (bytes.length > LONG_BYTES) return void parseLong(request, response, bytes).then(next, next);
    if (bytes.length > MIN_MEASURED_BYTES) measureTurn(caller);
    next(parse(request, response, bytes));
  });
};

/** Parses a JSON body, then answers. Errors go to the error handler. */
export function withJsonBody(request: Request, response: Response, next: NextFunction, answer: () => MaybePromise<void>): void {
  jsonBody(request, response, (error?: unknown) => {
    if (error) return next(error);
    try {
      const answered = answer();
      if (answered instanceof Promise) answered.catch(next);
    } catch (fault) {
      next(fault);
    }
  });
}

/** Parses a long body. Other requests go before parsing, and before what walks the values. */
async function parseLong(request: Request, response: Response, bytes: Buffer): Promise<Error | undefined> {
  const caller = requestContextOf(response);
  await yieldToOthers(caller);
  const fault = parse(request, response, bytes);
  await yieldToOthers(caller);
  return fault;
}

/** Sets `request.body`, or returns why it cannot. */
function parse(request: Request, response: Response, bytes: Buffer): Error | undefined {
  const text = bytes.toString('utf8').replace(BYTE_ORDER_MARK, '');
  const problem = jsonBoundsProblem(text) ?? repeatedNameProblem(text);
  if (problem) return thrown(badInput([problem], requestContextOf(response).language));
  try {
    request.body = JSON.parse(text);
    return undefined;
  } catch {
    return refused(400);
  }
}
