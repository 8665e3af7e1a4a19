/** When a question is asked: at once, along with a drag, or when the typing has ended. */
import type { Pace } from './dom/control-view.js';

/** How long an answer waits for more of the same: nobody wants the answer to half a number. */
const WAIT_MS: { readonly [P in Pace]: number } = { chosen: 0, dragged: 50, typed: 250 };

/** Asks after a while; the last call counts. */
interface Waiting {
  after(pace: Pace): void;
  stop(): void;
}

/**
 * Typing starts the wait anew; a drag does not, so that the answer moves with the finger. A slow service finishes its answer before it
 * is asked for the next place of a drag.
 */
export function createWaiting(ask: () => void, isAsking: () => boolean): Waiting {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (pace: Pace): void => {
    if (pace === 'dragged' && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (pace === 'dragged' && isAsking()) after(pace);
      else ask();
    }, WAIT_MS[pace]);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return { after, stop };
}
