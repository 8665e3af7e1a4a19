/** Rulings: decisions where the quick-start rules are silent or contradict themselves, with both readings. */
import type { Ruling } from '../../../reference/reference.js';
import { criticalRulings } from './critical-hits.js';
import { damageRulings } from './damage.js';
import { forceRulings } from './forces.js';
import { heatRulings } from './heat.js';
import { movementRulings } from './movement.js';
import { planRulings } from './plans.js';
import { toHitRulings } from './to-hit.js';

export const rulings: readonly Ruling[] = [
  ...forceRulings,
  ...movementRulings,
  ...toHitRulings,
  ...damageRulings,
  ...criticalRulings,
  ...heatRulings,
  ...planRulings,
];
