/** What one request may still cost: each question is charged before it is computed, and refused when it goes beyond. */
import { setImmediate as nextIteration } from 'node:timers/promises';
import { thrown, tooComplex } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';
import type { RequestContext } from '../request-context.js';
import { MAX_REQUEST_MS } from './cost.js';

export interface Budget {
  /** Counts a light question; throws `TOO_COMPLEX` when the request has cost too much already. */
  spend(milliseconds: number): void;
  /**
   * Admits a heavy question, or rejects with `TOO_COMPLEX`. Waits until every question that the request asks beside it is
   * known, so that none is computed in vain where all together are too much.
   */
  admit(milliseconds: number): Promise<void>;
}

/** Heavy questions that became known in the same iteration of the event loop. */
interface Round {
  total: number;
  readonly known: Promise<unknown>;
}

/** The budget of one request. What is admitted is charged to the caller. */
export function budgetOf(caller: Pick<RequestContext, 'charge' | 'language'>): Budget {
  let spent = 0;
  let round: Round | undefined;
  const take = (milliseconds: number, total: number): void => {
    if (total > MAX_REQUEST_MS) throw thrown(tooComplex(total, MAX_REQUEST_MS, TEXTS.fewerQuestions, caller.language));
    spent += milliseconds;
    caller.charge(milliseconds);
  };
  return {
    spend: (milliseconds) => take(milliseconds, spent + milliseconds),
    admit: async (milliseconds) => {
      round ??= { total: spent, known: nextIteration().then(() => (round = undefined)) };
      const mine = round;
      mine.total += milliseconds;
      await mine.known;
      take(milliseconds, mine.total);
    },
  };
}
