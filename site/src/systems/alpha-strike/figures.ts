/** Drawings of Alpha Strike, by the section that they stand in. */
import type { Figures } from '../../figures/figure.js';
import { attackDirection } from './attack-direction.js';
import { firingArc } from './firing-arc.js';
import { partialCover } from './partial-cover.js';
import { ranges } from './ranges.js';

export const figures: Figures = {
  'alpha-strike/range': ranges,
  'alpha-strike/partial-cover': partialCover,
  'alpha-strike/firing-arc': firingArc,
  'alpha-strike/attack-direction': attackDirection,
};
