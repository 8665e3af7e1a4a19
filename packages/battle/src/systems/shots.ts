/** Results of attacks in several rule sets. */
import type { AttackResult } from '../battle/rules.js';
import { BATTLE } from '../texts/battle.js';

/** Less is an error of rounding. */
const MIN_CHANCE = 1e-9;

/**
 * All results of an attack: the miss, the hit that does nothing, and those that do harm.
 * @param harmless - what a hit without harm has besides its text and chance.
 * @example withMiss([{ text, chance: 0.25 }], 0.5) // missed 0.5, hit without harm 0.25, text 0.25
 */
export function withMiss(
  harmful: readonly AttackResult[],
  hit: number,
  harmless: Omit<AttackResult, 'text' | 'chance'> = {},
): readonly AttackResult[] {
  const chance = harmful.reduce((rest, one) => rest - one.chance, hit);
  return [
    { text: BATTLE.miss, chance: 1 - hit },
    ...(chance > MIN_CHANCE ? [{ ...harmless, text: BATTLE.noHarm, chance }] : []),
    ...harmful,
  ];
}
