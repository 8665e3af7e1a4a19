/**
 * An attack on a unit with CASE may roll for criticals again and again, once for each point of structure that is left: that
 * is what makes one attack thirty times as costly as another.
 */
import { totalOf } from '../../../calculator/calculator.js';
import { resilienceOf } from '../combat/resilience.js';
import { NATURAL_12 } from '../combat/rolls.js';
import { readingCost } from '../specials/specials.js';
import { toHitSteps } from '../to-hit/to-hit.js';
import { toHitSituation } from './attack.js';
import { damageOfHit } from './damage-steps.js';
import { layOut, type Question, type Scene } from './scene.js';

const POINT_MS = 0.01;
/** For each point of structure left, squared: any hit; one that meets no armor; death from above, which rolls once more. */
const ROLLS_MS = { any: 0.0012, unarmored: 0.0016, fromAbove: 0.0042 } as const;

/** Milliseconds of one core: see `Cost`. */
export function cost(question: Question): number {
  const scene = layOut(question);
  return 0.02 + readingCost(question.attacker.specials ?? []) + readingCost(question.target.specials ?? []) + criticalsCost(scene);
}

function criticalsCost(scene: Scene): number {
  const { target, situation } = scene;
  const { fixed, minimal } = damageOfHit(scene);
  const most = fixed + (minimal ? 1 : 0);
  const left = target.structure - Math.max(0, most - target.armor);
  const rollsAgain = resilienceOf(target.specials, target.damage, target.move).ammunition === 'HURTS';
  if (!rollsAgain || left <= 0 || most < target.armor || totalOf(toHitSteps(toHitSituation(scene))) > NATURAL_12) return 0;
  const { any, unarmored, fromAbove } = ROLLS_MS;
  const rolls = any + (target.armor === 0 ? unarmored : 0) + (situation.attack === 'DEATH_FROM_ABOVE' ? fromAbove : 0);
  return POINT_MS * left + rolls * left ** 2;
}
