/** Drawings of 5150 by section. */
import type { Figures } from '../../figures/figure.js';
import { blast, groups } from './drawings/blast.js';
import { facing } from './drawings/facing.js';
import { hitting, targets } from './drawings/hitting.js';
import { fastMove, melee, meleeRound } from './drawings/melee.js';
import { beingCharged, inSight, rally, receivedFire, recovery, wantsToCharge, whereGrenade } from './drawings/reactions.js';
import { edgeOfWoods, lineOfSight } from './drawings/sight.js';
import { tests } from './drawings/tests.js';
import { activation, buildings } from './drawings/turn.js';

export const figures: Figures = {
  '5150/facing': facing,
  '5150/line-of-sight': lineOfSight,
  '5150/terrain': edgeOfWoods,
  '5150/targets': targets,
  '5150/hitting': hitting,
  '5150/blast': blast,
  '5150/grenade-misses': whereGrenade,
  '5150/groups': groups,
  '5150/activation': activation,
  '5150/reaction-tests': tests,
  '5150/in-sight': inSight,
  '5150/received-fire': receivedFire,
  '5150/wants-to-charge': wantsToCharge,
  '5150/being-charged': beingCharged,
  '5150/recovery': recovery,
  '5150/rally': rally,
  '5150/melee': melee,
  '5150/melee-rounds': meleeRound,
  '5150/fast-move': fastMove,
  '5150/buildings': buildings,
};
