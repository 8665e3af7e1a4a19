/** When an answer is computed after an edit: at once, along with a drag, or once typing has stopped. */

/** How a value is entered: whole, along a ruler, or character by character. */
export type InputKind = 'choice' | 'drag' | 'typing';

const CHOICE_DEBOUNCE_MS = 0;
const DRAG_DEBOUNCE_MS = 50;
const TYPING_DEBOUNCE_MS = 250;

const DELAY_MS: { readonly [K in InputKind]: number } = {
  choice: CHOICE_DEBOUNCE_MS,
  drag: DRAG_DEBOUNCE_MS,
  typing: TYPING_DEBOUNCE_MS,
};

export interface Debounced {
  /** Schedules the action. The last call counts. */
  after(kind: InputKind): void;
  cancel(): void;
}

/**
 * Typing restarts the delay. A drag does not, so that the answer follows the finger, but it waits while `isBusy`: a slow service
 * finishes one answer before it gets the next question.
 */
export function debounce(action: () => void, isBusy: () => boolean): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (kind: InputKind): void => {
    if (kind === 'drag' && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (kind === 'drag' && isBusy()) after(kind);
      else action();
    }, DELAY_MS[kind]);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return { after, cancel };
}
