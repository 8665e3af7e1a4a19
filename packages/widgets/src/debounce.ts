/** Delay between an edit and its answer: none for a choice, short during a drag, until typing has stopped otherwise. */

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
 * Debounces an action. Typing restarts the delay. A drag does not, so the answer follows the finger; while `isBusy` it waits: a
 * slow service finishes one answer before it gets the next question.
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
