/** Admission middleware: creates the request context and applies the rate limit before any other work. */
import { randomUUID } from 'node:crypto';
import { languageOf } from '@rangefinder/rules';
import type { Request, RequestHandler, Response } from 'express';
import { clientAddress } from '../context/client-address.js';
import { failure } from '../context/errors/failures.js';
import { TEXTS } from '../context/errors/texts.js';
import { acceptedLanguage } from '../context/language.js';
import type { MaybePromise } from '../context/maybe-promise.js';
import type { RequestContext } from '../context/request-context.js';
import { openRecord } from '../context/request-record.js';
import { BODY_MS_PER_KB, REQUEST_MS } from '../context/work/cost.js';
import type { RateLimit, RateLimitStatus } from '../context/work/rate-limit.js';
import { measureTurn } from '../context/work/thread-time.js';
import { hasUnread } from '../context/work/unsent-bytes.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { Tracing } from '../telemetry/tracing.js';
import { transportOf } from '../telemetry/transports.js';
import type { RequestLog } from './access-log.js';
import { addCommonHeaders } from './common-headers.js';
import { sendFailure } from './error-replies.js';
import { observeRequest } from './request-metrics.js';

export interface AdmissionOptions {
  /** Undefined for no rate limit. */
  readonly rateLimit: RateLimit | undefined;
  readonly metrics: Metrics;
  readonly log: RequestLog;
  readonly tracing: Tracing | undefined;
  /** Deadline of a request in milliseconds. */
  readonly deadlineMs: number;
  /** Whether to record shapes for the slow request log. */
  readonly notesShapes: boolean;
}

/** Headers that browsers of other origins may read. */
const EXPOSED =
  'Accept-Ranges, Content-Range, Deprecation, ETag, Content-Language, Link, RateLimit, RateLimit-Policy, Rangefinder-Catalog, Rangefinder-Rules, ' +
  'Repr-Digest, Retry-After, Sunset, X-Request-Id';
const CROSS_ORIGIN = ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', EXPOSED] as const;
const REQUEST_ID = /^[\w.:-]{1,100}$/;
const WINDOW_SECONDS = 60;
/** Shorter addresses are read within microseconds. */
const MIN_MEASURED_CHARACTERS = 1_000;

export function admission(options: AdmissionOptions): RequestHandler {
  const { rateLimit, log } = options;
  const policy = rateLimit && `"work";q=${rateLimit.perMinute};qu="ms";w=${WINDOW_SECONDS}`;
  return (request, response, next) => {
    const caller = openRequestContext(request, response, options);
    response.locals.caller = caller;
    observeRequest(request, response, caller, (answered) => {
      caller.record.trace?.end(answered, caller.record.cost);
      log?.(request, caller, answered);
    });
    const status = rateLimit?.status(caller.address);
    addCommonHeaders(response, [...CROSS_ORIGIN, 'X-Request-Id', caller.id, ...(status && policy ? limitHeaders(policy, status) : [])]);
    if (rateLimit && status?.allowed === false) return refuse(request, response, caller, rateLimit, status);
    if (hasUnread(caller.address)) return sendFailure(request, response, failure('OVERLOADED', TEXTS.unread, caller.language));
    if (request.url.length > MIN_MEASURED_CHARACTERS) measureTurn(caller);
    caller.charge(REQUEST_MS + (Number(request.headers['content-length'] ?? 0) / 1_000) * BODY_MS_PER_KB);
    if (caller.record.trace) caller.record.trace.within(() => next());
    else next();
  };
}

const limitHeaders = (policy: string, { left, resetSeconds }: RateLimitStatus): readonly string[] => [
  'RateLimit-Policy',
  policy,
  'RateLimit',
  `"work";r=${left};t=${resetSeconds}`,
];

function openRequestContext(
  request: Request,
  response: Response,
  { rateLimit, metrics, notesShapes, tracing, deadlineMs }: AdmissionOptions,
): RequestContext {
  const given = request.headers['x-request-id'];
  const address = clientAddress(request);
  const transport = transportOf(request.path);
  const record = openRecord(transport, { metrics, notesShapes, trace: tracing?.open(request.headers, request.method, transport) });
  const began = performance.now();
  let gone: AbortController | undefined;
  return {
    id: typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID(),
    address,
    language: acceptedLanguage(request.headers['accept-language']),
    record,
    charge: (milliseconds) => {
      record.cost += milliseconds;
      rateLimit?.charge(address, milliseconds);
    },
    chargeUsed: (milliseconds) => {
      record.used += milliseconds;
      const excess = record.used - record.cost;
      if (excess <= 0) return;
      record.cost += excess;
      rateLimit?.charge(address, excess);
    },
    signal: () => {
      gone ??= abortedWhenGone(response, began + deadlineMs);
      return gone.signal;
    },
  };
}

function abortedWhenGone(response: Response, latest: number): AbortController {
  const gone = new AbortController();
  const deadline = setTimeout(() => gone.abort(), Math.max(1, latest - performance.now())).unref();
  const onClose = (): void => {
    clearTimeout(deadline);
    if (!response.writableFinished) gone.abort();
  };
  if (response.destroyed) onClose();
  else response.once('close', onClose);
  return gone;
}

function refuse(
  request: Request,
  response: Response,
  caller: RequestContext,
  { perMinute }: RateLimit,
  { retrySeconds }: RateLimitStatus,
): MaybePromise<void> {
  const language = languageOf(request.query.lang) ?? caller.language;
  const limited = failure('RATE_LIMITED', TEXTS.rateLimited(perMinute, retrySeconds), language, { retryAfterSeconds: retrySeconds });
  return sendFailure(request, response, limited);
}
