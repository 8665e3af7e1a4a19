/** What is noted of a request while it is answered, for the metrics and the log: never what somebody wrote. */
import type { Language } from '@rangefinder/rules';
import type { Metrics } from '../telemetry/metrics.js';
import type { RequestTrace, SpanAttributes } from '../telemetry/tracing.js';
import type { Door } from '../telemetry/transports.js';
import type { ErrorCode } from './errors/codes.js';
import { NoPlaceError } from './work/fair-queue.js';

/** How an answer that caches may keep came about. */
export type KeptOutcome = 'hit' | 'not_modified' | 'miss' | 'untagged';

export interface RequestRecord {
  readonly door: Door;
  /** None for programs that speak over standard input and output. */
  readonly metrics: Metrics | undefined;
  /** What was asked, by a name of the schema. */
  operation: string | undefined;
  /** Its name where nothing of the schema was asked. */
  otherwise: string;
  /** Work charged so far, in milliseconds of one core. */
  cost: number;
  kept: KeptOutcome | undefined;
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
export const openRecord = (door: Door, { metrics, notesShapes, trace }: RecordOptions = {}): RequestRecord => ({
  door,
  metrics,
  operation: undefined,
  otherwise: 'other',
  cost: 0,
  kept: undefined,
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
  record.metrics?.questions.inc({ door: record.door, operation }, count);
}

/** A batch may hold a thousand. */
const MAX_SHAPES = 20;

/** Notes the shape of a question, where somebody wants to know. */
export function noteShape({ shapes }: RequestRecord, shape: () => string): void {
  if (shapes && shapes.size < MAX_SHAPES) shapes.add(shape());
}

/** Notes an error that goes into an answer. */
export function noteError({ door, metrics }: RequestRecord, code: ErrorCode): void {
  if (!metrics) return;
  metrics.errors.inc({ door, code });
  if (code === 'TOO_COMPLEX') metrics.costRefused.inc({ door });
  if (code === 'RATE_LIMITED') metrics.rateLimited.inc({ door });
}

/** Notes how an answer that caches may keep came about. */
export function noteKept(record: RequestRecord, outcome: KeptOutcome): void {
  record.kept = outcome;
  record.metrics?.keptAnswers.inc({ outcome });
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
