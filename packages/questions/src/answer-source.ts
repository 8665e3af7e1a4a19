/** What answers the readings of a question. */
import type { PublicAnswer, PublicProblem, Slug } from '@rangefinder/rules';
import type { UnitWords } from './kinds/units.js';
import type { NamedEntry } from './reading.js';

export type MaybePromise<T> = T | Promise<T>;

/** An answer, or what is wrong with the question. */
export type Outcome =
  | { readonly ok: true; readonly answer: PublicAnswer | (object & { readonly summary: string }) }
  | { readonly ok: false; readonly problems: readonly PublicProblem[] };

/** A hit of the search. */
export interface FoundPlace {
  readonly kind: string;
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
}

/** What answers the readings: a service, or the engine alone. */
export interface AnswerSource {
  calculator(id: string, draft: Readonly<Record<string, unknown>>): MaybePromise<Outcome>;
  dice(expression: string): MaybePromise<Outcome>;
  /**
   * Places of the rulebook and entries of the catalog, best first.
   * @param named entries that the text names, which come before what the search finds
   */
  search(text: string, system: Slug | undefined, named?: readonly NamedEntry[]): MaybePromise<readonly FoundPlace[]>;
  /** Entries of the catalog for names in the text, also misspelled ones. Without a catalog there is none. */
  entries?(names: readonly string[], system: Slug | undefined, isLike?: boolean): MaybePromise<readonly NamedEntry[]>;
  /** Conditions on units in plain words. Without a catalog there are none. */
  unitWords?(text: string): UnitWords | undefined;
  /** Resolves when the next stage may hold the thread, for a few milliseconds. Without it, stages follow each other at once. */
  yieldToOthers?(): Promise<void>;
}
