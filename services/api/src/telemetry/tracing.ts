/** Traces as the rest of the service sees them; without a place to send them nothing of OpenTelemetry is even loaded. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Observer } from '@rangefinder/catalog';
import type { Answered } from './answered.js';
import type { Transport } from './transports.js';

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
  open(headers: IncomingHttpHeaders, method: string, transport: Transport): RequestTrace | undefined;
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

/** Versions that every span carries as attributes of its resource. */
export interface TracedVersions {
  readonly service: string;
  readonly rules: string;
}
