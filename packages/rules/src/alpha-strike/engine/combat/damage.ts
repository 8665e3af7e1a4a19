/** Applies damage to a card: armor first, then structure. Source: “Applying damage”, questions 2 to 6. */
import { armorOf, type ConditionKey, DESTROYED, ONE_POINT, structureOf } from './condition.js';

/** The condition after damage. A unit without structure is destroyed. @example hurtBy(key, 3) */
export function hurtBy(key: ConditionKey, points: number): ConditionKey {
  if (key === DESTROYED) return key;
  const toArmor = Math.min(points, armorOf(key));
  const toStructure = points - toArmor;
  return toStructure >= structureOf(key) ? DESTROYED : key - toArmor * ONE_POINT.ARMOR - toStructure * ONE_POINT.STRUCTURE;
}

/** Whether the damage reaches the structure. */
export const reachesStructure = (key: ConditionKey, points: number): boolean => points > armorOf(key);
