/** Tracing interface. OpenTelemetry is loaded only when a collector is configured. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Observer } from '@rangefinder/catalog';
import type { Answered } from './answered.js';
import type { Transport } from './transports.js';

/** Attributes of a span: conventional names, our own names, numbers. Never user input. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Work timed elsewhere, such as in a worker thread. Milliseconds since 1970. */
export interface Timed {
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The trace of one request. */
export interface RequestTrace {
  readonly traceId: string;
  /** Runs work in a span of the request. For a promise the span ends when it settles. */
  span<T>(name: string, attributes: SpanAttributes, work: () => T): T;
  /** Adds a span timed elsewhere as a child of the active span. */
  add(name: string, attributes: SpanAttributes, timed: Timed): void;
  /** Runs the rest of the request within its span. */
  within(rest: () => void): void;
  /** Ends the span of the request. */
  end(answered: Answered, cost: number): void;
}

export interface Tracing {
  /**
   * Starts the span of a request, as a child of the `traceparent` of the client if there is one. Undefined if the request is not
   * sampled.
   */
  open(headers: IncomingHttpHeaders, method: string, transport: Transport): RequestTrace | undefined;
  /** Creates spans of database statements. */
  readonly observer: Observer;
  /** Exports the remaining spans and stops. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Share of requests without a `traceparent` that are traced, from 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
  /** Milliseconds between two batches. The default is that of OpenTelemetry. */
  readonly batchMs?: number;
}

/** Versions in the resource attributes of every span. */
export interface TracedVersions {
  readonly service: string;
  readonly rules: string;
}
