/** What a drawing is. */
import type { Language, Text } from '@rangefinder/rules';

/** A drawing: SVG with its own text alternative, in colors of the page. */
export interface Figure {
  readonly caption: Text;
  draw(language: Language): string;
}

/** Drawings by the section of the rulebook that they stand in. */
export type Figures = Readonly<Record<string, Figure>>;
