/** Drawings of World at War by section. */
import type { Figures } from '../../figures/figure.js';
import { chaosTrack, stormEnd } from './drawings/chaos.js';
import { movingFire, salvoFire, smokeFire } from './drawings/fire.js';
import { altitude, overClear, overHill, overWoodedHill } from './drawings/sight.js';

export const figures: Figures = {
  'world-at-war/helicopter-line-of-sight': altitude,
  'world-at-war/los-over-clear': overClear,
  'world-at-war/los-over-hill-woods-town': overHill,
  'world-at-war/los-over-wooded-hill': overWoodedHill,
  'world-at-war/moving-fire': movingFire,
  'world-at-war/moving-fire-advanced': smokeFire,
  'world-at-war/salvo-fire': salvoFire,
  'world-at-war/chaos-of-war': chaosTrack,
  'world-at-war/chaos-thors-hammer': stormEnd,
};
