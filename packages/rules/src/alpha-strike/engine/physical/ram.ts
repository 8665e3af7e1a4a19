/** Damage of rams and death from above, to the target and to the attacker. Source: “Ram”, “Death from above”, “Ram damage formulas”. */
import {
  DEATH_FROM_ABOVE_BONUS,
  HARD_TARGET_SIZE,
  MELEE_WEAPON_BONUS,
  MISSED_DEATH_FROM_ABOVE_DAMAGE,
  MISSED_HARD_TARGET_DAMAGE,
  RAM_DIVISOR,
  RAM_OWN_DAMAGE,
} from '../../reference/tables/physical.js';
import { TICKS_PER_INCH, ticks } from '../ticks.js';

/**
 * Damage of a ram: inches moved × size / 8, rounded to the nearest integer, half up.
 * @example ramDamage(6, 3) // 2
 */
export function ramDamage(inches: number, size: number): number {
  const divisor = RAM_DIVISOR * TICKS_PER_INCH;
  return Math.floor((2 * ticks(inches) * size + divisor) / (2 * divisor));
}

/** Damage of death from above. @example deathFromAboveDamage(6, 3) // 3 */
export const deathFromAboveDamage = (inches: number, size: number): number => ramDamage(inches, size) + DEATH_FROM_ABOVE_BONUS;

/** Damage of a physical attack, with or without a melee weapon. @example physicalDamage(2, true) // 3 */
export const physicalDamage = (size: number, meleeWeapon: boolean): number => size + (meleeWeapon ? MELEE_WEAPON_BONUS : 0);

/** Damage to the attacker from its own ram or death from above. */
export interface OwnDamage {
  readonly onHit: number;
  readonly onMiss: number;
}

/** Damage of a ram to its attacker. @example ramOwnDamage(3) // { onHit: 1, onMiss: 0 } */
export const ramOwnDamage = (targetSize: number): OwnDamage => ({ onHit: targetSize >= HARD_TARGET_SIZE ? RAM_OWN_DAMAGE : 0, onMiss: 0 });

/** Damage of death from above to its attacker. @example deathFromAboveOwnDamage(2, 3) // { onHit: 2, onMiss: 2 } */
export const deathFromAboveOwnDamage = (size: number, targetSize: number): OwnDamage => ({
  onHit: size,
  onMiss: MISSED_DEATH_FROM_ABOVE_DAMAGE + (targetSize >= HARD_TARGET_SIZE ? MISSED_HARD_TARGET_DAMAGE : 0),
});
