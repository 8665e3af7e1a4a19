/** Access log and slow request log. Lines contain no addresses, texts or values of users; names come from the schema. */
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from '../context/request-context.js';
import type { Answered } from '../telemetry/answered.js';

export interface RequestLogOptions {
  /** Whether to log every request, whatever the log level. */
  readonly logsAll: boolean;
  /** Milliseconds from which a request counts as slow; undefined disables the log. */
  readonly slowMs: number | undefined;
}

/** Logs an answered request; undefined if both logs are off. */
export type RequestLog = ((request: Request, caller: RequestContext, answered: Answered) => void) | undefined;

/** Creates the request log. */
export function requestLog(logger: Logger, { logsAll, slowMs }: RequestLogOptions): RequestLog {
  const isDetailed = logger.isLevelEnabled('debug');
  if (!logsAll && !isDetailed && slowMs === undefined) return undefined;
  // Lines are written even if the log level is `warn`.
  const lines = logger.child({}, { level: 'info' });
  return ({ method }, { id, record }, { status, operation, lang, milliseconds, bytes }) => {
    const { transport, cost, cache, shapes, trace } = record;
    const line = { id, trace: trace?.traceId, transport, operation, method, status, ms: rounded(milliseconds), cost: rounded(cost) };
    if (logsAll || isDetailed) lines.info({ ...line, bytes, lang, cache }, 'request');
    if (slowMs !== undefined && milliseconds >= slowMs) lines.warn({ ...line, operations: [...(shapes ?? [])] }, 'slow request');
  };
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;
