/** Drawings of Alpha Strike by section. */
import type { Figures } from '../../figures/figure.js';
import { attackDirection } from './drawings/attack-direction.js';
import { baseContact, physicalReach, stacking } from './drawings/close-quarters.js';
import { firingArc } from './drawings/firing-arc.js';
import { heat } from './drawings/heat.js';
import { indirectFire } from './drawings/indirect-fire.js';
import { lineOfSight } from './drawings/line-of-sight.js';
import { jumping, levelChanges, movementCosts } from './drawings/movement.js';
import { movementModes } from './drawings/movement-modes.js';
import { partialCover } from './drawings/partial-cover.js';
import { deathFromAbove, ram } from './drawings/ramming.js';
import { ranges } from './drawings/ranges.js';
import { water } from './drawings/water.js';

export const figures: Figures = {
  'alpha-strike/range': ranges,
  'alpha-strike/firing-arc': firingArc,
  'alpha-strike/attack-direction': attackDirection,
  'alpha-strike/line-of-sight': lineOfSight,
  'alpha-strike/partial-cover': partialCover,
  'alpha-strike/movement-modes': movementModes,
  'alpha-strike/terrain': movementCosts,
  'alpha-strike/level-changes': levelChanges,
  'alpha-strike/jumping': jumping,
  'alpha-strike/water': water,
  'alpha-strike/stacking': stacking,
  'alpha-strike/base-contact': baseContact,
  'alpha-strike/heat': heat,
  'alpha-strike/indirect-fire': indirectFire,
  'alpha-strike/physical-attacks': physicalReach,
  'alpha-strike/ram': ram,
  'alpha-strike/death-from-above': deathFromAbove,
};
