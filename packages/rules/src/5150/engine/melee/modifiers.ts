/** Modifiers of a fighter in melee. Source: the table of melee modifiers. */
import type { Checked } from '../../../calculator/fields.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import { MELEE_DICE, OPPONENTS_MODIFIERS, PRONE_DICE } from '../../reference/tables/melee.js';
import { type Impact, impactOf } from '../../reference/tables/weapons.js';
import type { fighterFields } from './fields.js';

/** A fighter as given. */
export type FighterGiven = Checked<typeof fighterFields>;

/** Impact of a fighter's weapon against the opponent's armor. */
export const impactAgainst = ({ weapon, powered }: Pick<FighterGiven, 'weapon' | 'powered'>, armor: ArmorId): Impact =>
  impactOf(weapon, armor, { powered });

/** The value of NE when Impacts are compared. */
export const compared = (impact: Impact): number => (typeof impact === 'number' ? impact : 0);

/** The dice of a fighter. @example diceOf({ attributes: 1, prone: true }) // 2 */
export const diceOf = ({ attributes, prone }: Pick<FighterGiven, 'attributes' | 'prone'>): number =>
  MELEE_DICE + attributes + (prone ? PRONE_DICE : 0);

/** The modifier for fighting several opponents. @example opponentsModifier({ opponents: 3, secondWeapon: true }) // -1 */
export function opponentsModifier({ opponents, secondWeapon }: { readonly opponents: number; readonly secondWeapon: boolean }): number {
  const counted = Math.max(1, opponents - (secondWeapon ? 1 : 0));
  return OPPONENTS_MODIFIERS[counted as keyof typeof OPPONENTS_MODIFIERS];
}
