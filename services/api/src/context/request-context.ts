/** Whoever sent a request, for as long as it is answered: made once by the gate, read by every door. */
import type { Language } from '@rangefinder/rules';
import type { Response } from 'express';
import { openRecord, type RequestRecord } from './request-record.js';

export interface RequestContext {
  /** Id of the request: the client's own `X-Request-Id`, else a new one. */
  readonly id: string;
  /** What fairness and limits go by: an IPv4 address, or the network of an IPv6 address. */
  readonly address: string;
  /** By Accept-Language. */
  readonly language: Language;
  /** What metrics and logs will say of the request. */
  readonly record: RequestRecord;
  /** Counts work against the limit of this address. Milliseconds of one core. */
  charge(milliseconds: number): void;
  /** Aborted when the connection closes before the answer is out. */
  signal(): AbortSignal;
}

/** The caller of a request that has passed the gate. */
export const requestContextOf = (response: Response): RequestContext => response.locals.caller as RequestContext;

const NEVER = new AbortController().signal;

/** An caller without a connection or a limit: a program that speaks over standard input and output. */
export const localRequestContext = (language: Language): RequestContext => ({
  id: 'local',
  address: 'local',
  language,
  record: openRecord('local'),
  charge: () => undefined,
  signal: () => NEVER,
});
