/** The contents of a share image: texts in the language of its page. Plain data, so that a worker thread can draw it. */
import type { SummaryFigure } from '../summary.js';

export interface ShareSubject {
  /** Line above the title: the game, the calculator. */
  readonly above: string;
  readonly title: string;
  /** As many are drawn as fit. */
  readonly figures: readonly SummaryFigure[];
  /** Text below; truncated where it does not fit. */
  readonly text: string;
  /** Paths of the drawing next to the title, in a square of 64 units; empty without one. */
  readonly drawing: readonly string[];
}
