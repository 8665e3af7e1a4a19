/**
 * An attack on a unit with CASE can roll for criticals repeatedly, once for each remaining point of structure. Such an attack can
 * be thirty times as expensive as another.
 */
import { totalOf } from '../../../calculator/calculator.js';
import { resilienceOf } from '../combat/resilience.js';
import { canHit } from '../combat/rolls.js';
import { readingCost } from '../specials/specials.js';
import { toHitSteps } from '../to-hit/to-hit.js';
import { toHitSituation } from './attack.js';
import { damageOfHit } from './damage-steps.js';
import { layOut, type Question, type Scene } from './scene.js';

const POINT_MS = 0.01;
/**
 * Time per squared point of remaining structure: for any hit, for a hit that meets no armor, and for death from above, which rolls
 * once more.
 */
const ROLLS_MS = { any: 0.0012, unarmored: 0.0016, fromAbove: 0.0042 } as const;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function cost(question: Question): number {
  const scene = layOut(question);
  return 0.02 + readingCost(question.attacker.specials ?? []) + readingCost(question.target.specials ?? []) + criticalsCost(scene);
}

function criticalsCost(scene: Scene): number {
  const { target, situation } = scene;
  const { fixed, minimal } = damageOfHit(scene);
  const most = fixed + (minimal ? 1 : 0);
  const left = target.structure - Math.max(0, most - target.armor);
  const rollsAgain = resilienceOf(target.specials, target.damage, target.move, scene.readings).ammunition === 'HURTS';
  if (!rollsAgain || left <= 0 || most < target.armor || !canHit(totalOf(toHitSteps(toHitSituation(scene))), scene.readings)) return 0;
  const { any, unarmored, fromAbove } = ROLLS_MS;
  const rolls = any + (target.armor === 0 ? unarmored : 0) + (situation.attack === 'DEATH_FROM_ABOVE' ? fromAbove : 0);
  return POINT_MS * left + rolls * left ** 2;
}
