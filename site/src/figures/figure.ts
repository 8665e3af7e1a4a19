/** Types of drawings. */
import type { Language, Text } from '@rangefinder/rules';
import type { Drawing } from './svg.js';

/** A drawing of a rule set. */
export interface Figure {
  readonly caption: Text;
  /** Text alternative. */
  readonly says: Text;
  draw(language: Language): Drawing;
}

/** Drawings by the id of their section. */
export type Figures = Readonly<Record<string, Figure>>;

/** A drawing in its section: SVG with a text alternative, in the colors of the page. */
export interface PlacedFigure {
  readonly caption: Text;
  draw(language: Language): string;
}
