/** Record of a request for metrics and logs. It never contains user input. */
import type { Language } from '@rangefinder/rules';
import type { Metrics } from '../telemetry/metrics.js';
import type { RequestTrace, SpanAttributes } from '../telemetry/tracing.js';
import type { Transport } from '../telemetry/transports.js';
import type { ErrorCode } from './errors/codes.js';
import { NoPlaceError } from './work/fair-queue.js';

/** How the response cache served an answer. */
export type CacheOutcome = 'hit' | 'not_modified' | 'miss' | 'untagged';

export interface RequestRecord {
  readonly transport: Transport;
  /** Undefined outside of HTTP. */
  readonly metrics: Metrics | undefined;
  /** Executed operation, by its name in the schema. */
  operation: string | undefined;
  /** Content-Language of the answer, if it has one. */
  language: string | undefined;
  /** Name if no operation of the schema was executed. */
  otherwise: string;
  /** Charged work so far, in milliseconds of one core. */
  cost: number;
  /** Measured CPU time so far, in milliseconds. Light work is not measured. */
  used: number;
  /** Whether the current turn of the main thread is measured. */
  isMeasured: boolean;
  cache: CacheOutcome | undefined;
  /** Shapes of the operations, if slow requests are logged. */
  readonly shapes: Set<string> | undefined;
  /** Set if the request is traced. */
  readonly trace: RequestTrace | undefined;
}

export interface RecordOptions {
  readonly metrics?: Metrics | undefined;
  readonly notesShapes?: boolean | undefined;
  readonly trace?: RequestTrace | undefined;
}

/** Creates the record of a new request. */
export const openRecord = (transport: Transport, { metrics, notesShapes, trace }: RecordOptions = {}): RequestRecord => ({
  transport,
  metrics,
  operation: undefined,
  language: undefined,
  otherwise: 'other',
  cost: 0,
  used: 0,
  isMeasured: false,
  cache: undefined,
  shapes: notesShapes ? new Set() : undefined,
  trace,
});

const SEVERAL = 'several';

/** Names the operation of a request. A request may have several. */
export function nameOperation(record: RequestRecord, operation: string): void {
  if (record.operation === undefined) record.operation = operation;
  else if (record.operation !== operation) record.operation = SEVERAL;
}

/** Notes the Content-Language of an answer. */
export function nameLanguage(record: RequestRecord, language: string): void {
  record.language = language;
}

/** Counts operations of a request. */
export function noteQuestions(record: RequestRecord, operation: string, count = 1): void {
  nameOperation(record, operation);
  record.metrics?.questions.inc({ transport: record.transport, operation }, count);
}

/** A batch may contain a thousand operations. */
const MAX_SHAPES = 20;

/** Adds the shape of an operation, if slow requests are logged. */
export function noteShape({ shapes }: RequestRecord, shape: () => string): void {
  if (shapes && shapes.size < MAX_SHAPES) shapes.add(shape());
}

/** Counts an error of an answer. */
export function noteError({ transport, metrics }: RequestRecord, code: ErrorCode): void {
  if (!metrics) return;
  metrics.errors.inc({ transport, code });
  if (code === 'TOO_COMPLEX') metrics.costRefused.inc({ transport });
  if (code === 'RATE_LIMITED') metrics.rateLimited.inc({ transport });
}

/** Records how the response cache served an answer. */
export function noteCacheOutcome(record: RequestRecord, outcome: CacheOutcome): void {
  record.cache = outcome;
  record.metrics?.responseCache.inc({ outcome });
}

/** Language label of an answer, from its Content-Language header. */
export function languageLabel(header: unknown, fallback: Language): string {
  if (typeof header !== 'string' || header === '') return fallback;
  return header.includes(',') ? SEVERAL : header;
}

/** Counts a refusal by a queue. Ignores other errors. */
export function noteRefusal(metrics: Metrics | undefined, queue: string, error: unknown): void {
  if (error instanceof NoPlaceError) metrics?.queueRefused.inc({ queue, reason: error.reason === 'FULL' ? 'full' : 'gone' });
}

/** Runs work in a span if the request is traced. */
export const spanned = <T>({ trace }: RequestRecord, name: string, attributes: SpanAttributes, work: () => T): T =>
  trace ? trace.span(name, attributes, work) : work();
