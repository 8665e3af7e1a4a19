/** Request context: created by the admission middleware for every request and read by every transport. */
import type { Language } from '@rangefinder/rules';
import type { Response } from 'express';
import { openRecord, type RequestRecord } from './request-record.js';

export interface RequestContext {
  /** `X-Request-Id` of the client, else a new id. */
  readonly id: string;
  /** Rate limit key: an IPv4 address, or the network of an IPv6 address. */
  readonly address: string;
  /** Negotiated by Accept-Language. */
  readonly language: Language;
  /** Data for metrics and logs. */
  readonly record: RequestRecord;
  /** Charges work against the rate limit of the address, in milliseconds of one core. */
  charge(milliseconds: number): void;
  /** Charges measured CPU time of the main thread, as far as it exceeds what was charged by estimates. */
  chargeUsed(milliseconds: number): void;
  /** Aborted if the connection closes before the answer is complete, and at the deadline of the request. */
  signal(): AbortSignal;
}

/** Returns the context of a request that has passed the admission middleware. */
export const requestContextOf = (response: Response): RequestContext => response.locals.caller as RequestContext;

const NEVER = new AbortController().signal;

/** Creates a context without connection and rate limit, for tests and programs without HTTP. */
export const localRequestContext = (language: Language): RequestContext => ({
  id: 'local',
  address: 'local',
  language,
  record: openRecord('local'),
  charge: () => undefined,
  chargeUsed: () => undefined,
  signal: () => NEVER,
});
