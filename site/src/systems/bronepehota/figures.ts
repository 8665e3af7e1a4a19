/** Drawings of Bronepehota by section. */
import type { Figures } from '../../figures/figure.js';
import { cover } from './drawings/cover.js';
import { durability, machineMovement, realHit } from './drawings/machines.js';
import { infantryWay } from './drawings/obstacles.js';
import { grenade, jump, rangeRoll } from './drawings/steps.js';
import { fieldOfView, surprise } from './drawings/view.js';

export const figures: Figures = {
  'bronepehota/cover': cover,
  'bronepehota/shot-conditions': fieldOfView,
  'bronepehota/surprise-attack': surprise,
  'bronepehota/range-roll': rangeRoll,
  'bronepehota/jump': jump,
  'bronepehota/obstacles': infantryWay,
  'bronepehota/machine-movement': machineMovement,
  'bronepehota/damage-and-armor': durability,
  'bronepehota/real-result': realHit,
  'bronepehota/grenades': grenade,
};
