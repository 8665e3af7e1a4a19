/** Modifiers of a fighter in melee. Source: the table of melee modifiers. */
import type { Checked } from '../../../calculator/fields.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import { MELEE_DICE, OPPONENTS_MODIFIERS, PRONE_DICE } from '../../reference/tables/melee.js';
import { type Impact, impactOf } from '../../reference/tables/weapons.js';
import { MAX_PASSED } from '../pass-dice/pass-dice.js';
import type { fighterFields } from './fields.js';

/** A fighter as given. */
export type FighterGiven = Checked<typeof fighterFields>;

/** Other readings of rulings that change a melee. */
export const MELEE_READINGS = ['melee-two-at-most', 'prone-gets-up', 'melee-impact-unarmored', 'improvised-no-effect'] as const;

/** Other readings that a group plays. */
export type Readings = readonly string[];

/** Impact of a fighter's weapon against the opponent's armor. */
export const impactAgainst = ({ weapon, powered }: Pick<FighterGiven, 'weapon' | 'powered'>, armor: ArmorId, readings: Readings): Impact =>
  impactOf(weapon, armor, { powered, readings });

const impactValue = (impact: Impact): number => (typeof impact === 'number' ? impact : 0);

/** The Impacts that are compared, own first; NE is worth 0. By another reading those against no armor are. */
export function comparedImpacts(own: Armed, other: Armed, readings: Readings): readonly [number, number] {
  const isBare = readings.includes('melee-impact-unarmored');
  return [
    impactValue(impactAgainst(own, isBare ? 'none' : other.armor, readings)),
    impactValue(impactAgainst(other, isBare ? 'none' : own.armor, readings)),
  ];
}
type Armed = Pick<FighterGiven, 'weapon' | 'powered' | 'armor'>;

/** Whether a lead of two dice does nothing: by another reading no blow does anything to armor that shuts the weapon out. */
export const isBlowLost = (impact: Impact, readings: Readings): boolean => impact === 'NE' && readings.includes('melee-impact-unarmored');

/** Passed dice that count. All do, except by another reading. */
export const countedDice = (passed: number, readings: Readings): number =>
  readings.includes('melee-two-at-most') ? Math.min(MAX_PASSED, passed) : passed;

/** The dice of a fighter after the first round. By another reading a prone one is up by then. */
export const laterDiceOf = (fighter: Pick<FighterGiven, 'attributes' | 'prone'>, readings: Readings): number =>
  diceOf(readings.includes('prone-gets-up') ? { ...fighter, prone: false } : fighter);

/** The dice of a fighter. @example diceOf({ attributes: 1, prone: true }) // 2 */
export const diceOf = ({ attributes, prone }: Pick<FighterGiven, 'attributes' | 'prone'>): number =>
  MELEE_DICE + attributes + (prone ? PRONE_DICE : 0);

/** The modifier for fighting several opponents. @example opponentsModifier({ opponents: 3, secondWeapon: true }) // -1 */
export function opponentsModifier({ opponents, secondWeapon }: { readonly opponents: number; readonly secondWeapon: boolean }): number {
  const counted = Math.max(1, opponents - (secondWeapon ? 1 : 0));
  return OPPONENTS_MODIFIERS[counted as keyof typeof OPPONENTS_MODIFIERS];
}
