/** The element of questions in words, as pages use it. */
import type { Reading } from '@rangefinder/questions';

export type { Reading } from '@rangefinder/questions';

/** The API of `<rangefinder-ask>`. */
export interface RangefinderAskElement extends HTMLElement {
  /** The question. Can be set. */
  text: string;
  /** The readings, best first. */
  readonly readings: readonly Reading[];
}
