/** What is handed to worker threads and what comes back, apart from whatever does it: everybody who waits for them knows these. */
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
import type { EntryFiguresById } from './entry-figures.js';
import type { Subject } from './share-image-subject.js';

/** A sweep as it travels: figures of catalog entries come along. */
export interface SweepTask {
  readonly system: Slug;
  readonly name: string;
  readonly draft: object;
  readonly figures?: readonly string[] | undefined;
  readonly entries: EntryFiguresById;
}

/** A ranking as it travels: its entries are sent when a thread has none of them yet. */
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

/** The entries that a draft names: what they are kept by, and themselves as JSON, where they have to be sent. */
export interface SentEntries {
  readonly key: string;
  readonly of: CatalogField['of'];
  readonly texts?: readonly string[];
}

/** Tasks by kind: plain data, as it travels between threads. */
export interface Tasks {
  readonly answer: { readonly system: Slug; readonly name: string; readonly draft: object; readonly language: Language };
  /** What a sweep will cost, in milliseconds. */
  readonly sweepCost: SweepTask;
  readonly sweep: SweepTask & { readonly language: Language };
  readonly rank: RankTask;
  readonly dice: { readonly expression: string };
  /** The index of the rulebook’s words. */
  readonly rulebookIndex: Readonly<Record<string, never>>;
  /** The picture of a shared link. */
  readonly picture: Subject;
  /** A document that asks of the schema itself. */
  readonly introspection: { readonly query: string; readonly operationName?: string | undefined; readonly variables: object };
}

/** What comes back. */
export interface Results {
  readonly answer: Answer;
  readonly sweepCost: CheckResult<number>;
  readonly sweep: CheckResult<Grid>;
  /** Undefined where the thread needs the entries. */
  readonly rank: CheckResult<Ranking> | undefined;
  readonly dice: RolledDice;
  /** JSON of a `RulebookIndex`. */
  readonly rulebookIndex: string;
  /** A PNG. */
  readonly picture: Uint8Array;
  /** JSON, as it will be sent; undefined when the document is wrong. */
  readonly introspection: string | undefined;
}

/** A task as it is sent to a thread, and whether its time is wanted. */
export type Sent = Task & { readonly isTimed: boolean };

/** What comes back, with its time where that was wanted: milliseconds since 1970. */
export interface Done {
  readonly result: Results[keyof Results];
  readonly timed?: Timed;
  readonly thread?: number;
}

/** A task with its kind. */
export type Task = { readonly [K in keyof Tasks]: { readonly kind: K; readonly task: Tasks[K] } }[keyof Tasks];
