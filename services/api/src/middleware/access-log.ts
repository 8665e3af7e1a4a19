/**
 * A line for each request, and one more for those that took long: how it went, never what somebody wrote nor who asked. No addresses,
 * no texts, no values; names are those of the schema.
 */
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from '../context/request-context.js';
import type { Answered } from '../telemetry/answered.js';

export interface RequestLogOptions {
  /** A line for each request, whatever the level of the log is. */
  readonly logsAll: boolean;
  /** Milliseconds from which a request is slow; undefined: none is. */
  readonly slowMs: number | undefined;
}

/** Writes what there is to say of an answered request; undefined where nothing is ever said. */
export type RequestLog = ((request: Request, caller: RequestContext, answered: Answered) => void) | undefined;

/** The log of requests. */
export function requestLog(logger: Logger, { logsAll, slowMs }: RequestLogOptions): RequestLog {
  const isDetailed = logger.isLevelEnabled('debug');
  if (!logsAll && !isDetailed && slowMs === undefined) return undefined;
  // Who asks for lines gets them, also where the log is for warnings only.
  const lines = logger.child({}, { level: 'info' });
  return ({ method }, { id, record }, { status, operation, lang, milliseconds, bytes }) => {
    const { transport, cost, cache, shapes, trace } = record;
    const line = { id, trace: trace?.traceId, transport, operation, method, status, ms: rounded(milliseconds), cost: rounded(cost) };
    if (logsAll || isDetailed) lines.info({ ...line, bytes, lang, cache }, 'request');
    if (slowMs !== undefined && milliseconds >= slowMs) lines.warn({ ...line, asked: [...(shapes ?? [])] }, 'slow request');
  };
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;
