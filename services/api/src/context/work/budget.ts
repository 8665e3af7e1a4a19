/** Cost budget of a request: every operation is charged before it is computed, and refused if it exceeds the budget. */
import { setImmediate as nextIteration } from 'node:timers/promises';
import { thrown, tooComplex } from '../errors/failures.js';
import { TEXTS } from '../errors/texts.js';
import type { RequestContext } from '../request-context.js';
import { MAX_REQUEST_MS } from './cost.js';

export interface Budget {
  /** Charges a light operation. Throws `TOO_COMPLEX` if the budget is exceeded. */
  spend(milliseconds: number): void;
  /**
   * Admits a heavy operation, or rejects with `TOO_COMPLEX`. Waits until the request has announced all concurrent operations, so
   * that none is computed in vain if their sum exceeds the budget.
   */
  admit(milliseconds: number): Promise<void>;
}

/** Heavy operations announced in the same iteration of the event loop. */
interface Round {
  total: number;
  readonly known: Promise<unknown>;
}

/** Creates the budget of a request. Admitted work is charged to the caller. */
export function budgetOf(caller: Pick<RequestContext, 'charge' | 'language' | 'record'>): Budget {
  let spent = 0;
  /** Estimated or really used, whichever is more. */
  const spentSoFar = (): number => Math.max(spent, caller.record.used);
  let round: Round | undefined;
  const take = (milliseconds: number, total: number): void => {
    if (total > MAX_REQUEST_MS) throw thrown(tooComplex(total, MAX_REQUEST_MS, TEXTS.fewerQuestions, caller.language));
    spent += milliseconds;
    caller.charge(milliseconds);
  };
  return {
    spend: (milliseconds) => take(milliseconds, spentSoFar() + milliseconds),
    admit: async (milliseconds) => {
      round ??= { total: spentSoFar(), known: nextIteration().then(() => (round = undefined)) };
      const mine = round;
      mine.total += milliseconds;
      await mine.known;
      take(milliseconds, mine.total);
    },
  };
}
