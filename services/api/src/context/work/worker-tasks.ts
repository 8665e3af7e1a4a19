/** Messages between the main thread and worker threads, separate from their implementation. */
import type { ShareSubject } from '@rangefinder/cards';
import type {
  Answer,
  CatalogField,
  CheckResult,
  Grid,
  Language,
  Ranking,
  RankingOrder,
  RankingPage,
  RolledDice,
  Slug,
} from '@rangefinder/rules';
import type { Timed } from '../../telemetry/tracing.js';
import type { ErrorCode } from '../errors/codes.js';
import type { EntryFiguresById } from './entry-figures.js';

/** A sweep with the figures of its catalog entries. */
export interface SweepTask {
  readonly system: Slug;
  readonly name: string;
  readonly draft: object;
  readonly figures?: readonly string[] | undefined;
  readonly entries: EntryFiguresById;
}

/** A ranking. Entries are included only if the thread does not have them yet. */
export interface RankTask {
  readonly system: Slug;
  readonly name: string;
  readonly draft: object;
  readonly figures: readonly string[];
  readonly order: RankingOrder;
  readonly page: RankingPage;
  readonly language: Language;
  readonly entries: SentEntries | null;
}

/** Entries of a ranking: their cache key, and their JSON if they have to be sent. */
export interface SentEntries {
  readonly key: string;
  readonly of: CatalogField['of'];
  readonly texts?: readonly string[];
}

/** Tasks by kind, as plain data. */
export interface Tasks {
  readonly answer: { readonly system: Slug; readonly name: string; readonly draft: object; readonly language: Language };
  /** Estimates the cost of a sweep in milliseconds. */
  readonly sweepCost: SweepTask;
  readonly sweep: SweepTask & { readonly language: Language };
  readonly rank: RankTask;
  readonly dice: { readonly expression: string };
  /** Builds the search index of the rulebook. */
  readonly rulebookIndex: Readonly<Record<string, never>>;
  /** Draws a share image. */
  readonly picture: ShareSubject;
  /** Validates a GraphQL document. The schema is sent as text, since building it from text is faster than loading its resolvers. */
  readonly validation: { readonly query: string; readonly schemaText: string };
  /** Executes an introspection query. */
  readonly introspection: { readonly query: string; readonly operationName?: string | undefined; readonly variables: object };
}

/** An error of a GraphQL document, as clients get it. */
export interface DocumentError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions: { readonly code: ErrorCode };
}

/** Results by kind of task. */
export interface Results {
  readonly answer: Answer;
  readonly sweepCost: CheckResult<number>;
  readonly sweep: CheckResult<Grid>;
  /** Undefined if the thread needs the entries. */
  readonly rank: CheckResult<Ranking> | undefined;
  readonly dice: RolledDice;
  /** JSON of a `RulebookIndex`. */
  readonly rulebookIndex: string;
  /** A PNG. */
  readonly picture: Uint8Array;
  /** Errors of the document. */
  readonly validation: readonly DocumentError[];
  /** JSON of the response; undefined if the document is invalid. */
  readonly introspection: string | undefined;
}

/** A task, and whether to trace it. */
export type Sent = Task & { readonly isTimed: boolean; readonly start: TaskStart };

/** Written by the thread when it begins, in shared memory: its id, and its CPU time in milliseconds. */
export type TaskStart = Float64Array<SharedArrayBuffer>;

/** A result with its execution time, if it was measured, in milliseconds since 1970. */
export interface Done {
  readonly result: Results[keyof Results];
  /** CPU time in milliseconds. */
  readonly cpuMs: number;
  readonly timed?: Timed;
  readonly thread?: number;
}

/** A task with its kind. */
export type Task = { readonly [K in keyof Tasks]: { readonly kind: K; readonly task: Tasks[K] } }[keyof Tasks];
