/** Content of a share image as plain data for the worker thread: texts in the language of the page. */

/** A large figure with its label. */
export interface SharedFigure {
  readonly label: string;
  readonly text: string;
}

export interface Subject {
  /** Line above the title: the game and the section. */
  readonly above: string;
  readonly title: string;
  /** Figures are drawn as far as there is space. */
  readonly figures: readonly SharedFigure[];
  /** Text below the title, cut if it is too long. */
  readonly text: string;
  /** SVG paths of the drawing at the side, in a square of 64. May be empty. */
  readonly drawing: readonly string[];
}
