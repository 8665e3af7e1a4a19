/** What a picture is about, as it travels to the thread that draws it: words alone, already in the language of the page. */

/** A figure in large type, with its label. */
export interface SharedFigure {
  readonly label: string;
  readonly text: string;
}

export interface Subject {
  /** What stands above the title: the game, the part of it. */
  readonly above: string;
  readonly title: string;
  /** Those that find room are drawn. */
  readonly figures: readonly SharedFigure[];
  /** What stands below, cut where there is no more room. */
  readonly text: string;
  /** Paths of the drawing at the side, in a square of 64; none without any. */
  readonly drawing: readonly string[];
}
