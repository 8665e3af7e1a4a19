/** What a drawing is. */
import type { Language, Text } from '@rangefinder/rules';
import type { Drawing } from './svg.js';

/** A drawing as a rule set makes it. */
export interface Figure {
  readonly caption: Text;
  /** What it shows, for whoever does not see it. */
  readonly says: Text;
  draw(language: Language): Drawing;
}

/** Drawings by the section of the rulebook that they stand in. */
export type Figures = Readonly<Record<string, Figure>>;

/** A drawing in its section: SVG with its own text alternative, in colors of the page. */
export interface PlacedFigure {
  readonly caption: Text;
  draw(language: Language): string;
}
