/** What is noted of a request while it is answered, for the metrics and the log: never what somebody wrote. */
import type { Language } from '@rangefinder/rules';
import type { Metrics } from '../telemetry/metrics.js';
import type { RequestTrace, SpanAttributes } from '../telemetry/tracing.js';
import type { Transport } from '../telemetry/transports.js';
import type { ErrorCode } from './errors/codes.js';
import { NoPlaceError } from './work/fair-queue.js';

/** How an answer that caches may keep came about. */
export type CacheOutcome = 'hit' | 'not_modified' | 'miss' | 'untagged';

export interface RequestRecord {
  readonly transport: Transport;
  /** None for programs that speak over standard input and output. */
  readonly metrics: Metrics | undefined;
  /** What was asked, by a name of the schema. */
  operation: string | undefined;
  /** Its name where nothing of the schema was asked. */
  otherwise: string;
  /** Work charged so far, in milliseconds of one core. */
  cost: number;
  cache: CacheOutcome | undefined;
  /** Shapes of what was asked, where slow questions are logged. */
  readonly shapes: Set<string> | undefined;
  /** Its trace, where it is traced. */
  readonly trace: RequestTrace | undefined;
}

/** What a record may be made with. */
export interface RecordOptions {
  readonly metrics?: Metrics | undefined;
  readonly notesShapes?: boolean | undefined;
  readonly trace?: RequestTrace | undefined;
}

/** A record of a request that has just come. */
export const openRecord = (transport: Transport, { metrics, notesShapes, trace }: RecordOptions = {}): RequestRecord => ({
  transport,
  metrics,
  operation: undefined,
  otherwise: 'other',
  cost: 0,
  cache: undefined,
  shapes: notesShapes ? new Set() : undefined,
  trace,
});

const SEVERAL = 'several';

/** Names what a request asks; it may ask several things. */
export function nameOperation(record: RequestRecord, operation: string): void {
  if (record.operation === undefined) record.operation = operation;
  else if (record.operation !== operation) record.operation = SEVERAL;
}

/** Notes questions that a request asks. */
export function noteQuestions(record: RequestRecord, operation: string, count = 1): void {
  nameOperation(record, operation);
  record.metrics?.questions.inc({ transport: record.transport, operation }, count);
}

/** A batch may hold a thousand. */
const MAX_SHAPES = 20;

/** Notes the shape of a question, where somebody wants to know. */
export function noteShape({ shapes }: RequestRecord, shape: () => string): void {
  if (shapes && shapes.size < MAX_SHAPES) shapes.add(shape());
}

/** Notes an error that goes into an answer. */
export function noteError({ transport, metrics }: RequestRecord, code: ErrorCode): void {
  if (!metrics) return;
  metrics.errors.inc({ transport, code });
  if (code === 'TOO_COMPLEX') metrics.costRefused.inc({ transport });
  if (code === 'RATE_LIMITED') metrics.rateLimited.inc({ transport });
}

/** Notes how an answer that caches may keep came about. */
export function noteCacheOutcome(record: RequestRecord, outcome: CacheOutcome): void {
  record.cache = outcome;
  record.metrics?.responseCache.inc({ outcome });
}

/** The languages of an answer as a label, from its header. */
export function languageLabel(header: unknown, fallback: Language): string {
  if (typeof header !== 'string' || header === '') return fallback;
  return header.includes(',') ? SEVERAL : header;
}

/** Notes that a piece of work got no place in a queue, where that is what went wrong. */
export function noteRefusal(metrics: Metrics | undefined, queue: string, error: unknown): void {
  if (error instanceof NoPlaceError) metrics?.queueRefused.inc({ queue, reason: error.reason === 'FULL' ? 'full' : 'gone' });
}

/** Does a piece of work, as a span where the request is traced. */
export const spanned = <T>({ trace }: RequestRecord, name: string, attributes: SpanAttributes, work: () => T): T =>
  trace ? trace.span(name, attributes, work) : work();
