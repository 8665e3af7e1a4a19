/**
 * The time grows with the groups of attackers, and for each target with the states in which they can leave it. CASE rolls again for
 * each point of structure.
 */
import { ammunitionHit } from '../../engine/combat/resilience.js';
import { readUnit } from '../../engine/combat/unit.js';
import { readingCost } from '../../engine/specials/specials.js';
import type { Question } from './shots.js';

const GROUP_MS = 0.15;
const CASE_POINT_MS = 0.004;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function cost({ attackers, targets }: Question): number {
  const read = [...attackers, ...targets].reduce((sum, { specials }) => sum + readingCost(specials ?? []), 0);
  const fire = targets.reduce((sum, target) => {
    const { specials, structure } = readUnit(target);
    const again = ammunitionHit(specials) === 'HURTS' ? CASE_POINT_MS * attackers.length * structure ** 3 : 0;
    return sum + GROUP_MS * 2 ** attackers.length + again;
  }, 0);
  return read + fire;
}
