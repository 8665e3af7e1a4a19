/** Traces as the rest of the service sees them; without a place to send them nothing of OpenTelemetry is even loaded. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Observer } from '@rangefinder/catalog';
import type { Logger } from 'pino';
import type { Door } from './doors.js';
import type { Answered } from './watch-request.js';

/** What is said of a span: names of the house and of the conventions, numbers; nothing that somebody wrote. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that was timed elsewhere, such as in a worker thread: milliseconds since 1970. */
export interface Timed {
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The trace of one request. */
export interface RequestTrace {
  readonly traceId: string;
  /** Does a piece of work as a span of the request; a promise ends it when it settles. */
  span<T>(name: string, attributes: SpanAttributes, work: () => T): T;
  /** Adds a span that was timed elsewhere, below the one that is open. */
  add(name: string, attributes: SpanAttributes, timed: Timed): void;
  /** Does the rest of the request within its span. */
  within(rest: () => void): void;
  /** Ends the span of the request. */
  end(answered: Answered, cost: number): void;
}

export interface Tracing {
  /** Opens the span of a request, below that of the caller where a `traceparent` names one; undefined where it is not sampled. */
  open(headers: IncomingHttpHeaders, method: string, door: Door): RequestTrace | undefined;
  /** Makes spans of statements that requests ask. */
  readonly observer: Observer;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Share of the requests without a `traceparent` that are traced, from 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
  /** Milliseconds between two batches; by default those of OpenTelemetry. */
  readonly batchMs?: number;
}

/** Tracing where the settings ask for it; the exporter reads its own variables, headers with tokens among them. */
export async function tracingOf(
  { tracing }: { readonly tracing: TracingOptions | undefined },
  logger: Logger,
): Promise<Tracing | undefined> {
  return tracing && (await import('./open-telemetry.js')).openTracing(tracing, logger);
}

/** One observer for several. */
export const observers = (all: readonly (Observer | undefined)[]): Observer => {
  const present = all.filter((observer) => observer !== undefined);
  return {
    statement: (pool, text) => {
      const ends = present.map((observer) => observer.statement(pool, text));
      return (fault) => {
        for (const end of ends) end(fault);
      };
    },
    refused: (pool, fault) => {
      for (const observer of present) observer.refused(pool, fault);
    },
  };
};

/** An observer that hands on to another as soon as there is one; what happens before is not counted. */
export function lateObserver(): { readonly observer: Observer; handOnTo(next: Observer): void } {
  let next: Observer | undefined;
  return {
    observer: {
      statement: (pool, text) => next?.statement(pool, text) ?? (() => undefined),
      refused: (pool, fault) => next?.refused(pool, fault),
    },
    handOnTo: (given) => {
      next = given;
    },
  };
}
