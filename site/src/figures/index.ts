/** Drawings of ours, by the section that they stand in. */
import type { Language, Text } from '@rangefinder/rules';
import { attackDirection } from './attack-direction.js';
import { firingArc } from './firing-arc.js';
import { partialCover } from './partial-cover.js';
import { ranges } from './ranges.js';
import { turns } from './turns.js';

/** A drawing: SVG with its own text alternative, in colors of the page. */
export interface Figure {
  readonly caption: Text;
  draw(language: Language): string;
}

const FIGURES: Readonly<Record<string, Figure>> = {
  'alpha-strike/range': ranges,
  ...turns,
  'alpha-strike/partial-cover': partialCover,
  'alpha-strike/firing-arc': firingArc,
  'alpha-strike/attack-direction': attackDirection,
};

export const figureOf = (section: string): Figure | undefined => FIGURES[section];

/** Where the turn of a rule set is drawn. */
export { TURN_OF } from './turns.js';
