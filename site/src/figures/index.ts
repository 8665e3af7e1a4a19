/** Drawings of ours, by the section that they stand in. */
import type { Language, Text } from '@rangefinder/rules';

/** A drawing: SVG with its own text alternative, in colors of the page. */
export interface Figure {
  readonly caption: Text;
  draw(language: Language): string;
}

const FIGURES: Readonly<Record<string, Figure>> = {};

export const figureOf = (section: string): Figure | undefined => FIGURES[section];
