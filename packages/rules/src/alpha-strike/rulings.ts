/** Where the quick-start rules are silent or contradict themselves: both readings, and what is played here. */
import type { Ruling } from '../reference/reference.js';
import { criticalRulings } from './rulings/critical-hits.js';
import { damageRulings } from './rulings/damage.js';
import { duelRulings } from './rulings/duel.js';
import { forceRulings } from './rulings/forces.js';
import { heatRulings } from './rulings/heat.js';
import { movementRulings } from './rulings/movement.js';
import { ruling } from './rulings/ruling.js';
import { toHitRulings } from './rulings/to-hit.js';

export const rulings: readonly Ruling[] = [
  ...forceRulings,
  ...movementRulings,
  ...toHitRulings,
  ...damageRulings,
  ...criticalRulings,
  ...heatRulings,
  ...duelRulings,
].map(ruling);
