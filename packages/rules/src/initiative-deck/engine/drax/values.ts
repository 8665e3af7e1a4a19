/** Effects of faces and Lords on the values of a hand. Source: the table of faces, and the paragraph on wrapping round. */

import { DUKE, LORD, MECH_WARRIOR, TEN } from '../../reference/tables/ranks.js';
import type { Suit } from '../../vocabulary.js';
import type { SuitedCard } from '../cards/card.js';

/** Change that each MechWarrior adds to the other cards of its hand, and each Duke subtracts. */
export const MECH_WARRIOR_CHANGE = 1;
export const DUKE_CHANGE = -1;
/** Change of every card of the suit by the Lord of dragons or the local Lord. Other Lords have the opposite effect. */
export const FRIENDLY_LORD_CHANGE = 1;
export const HOSTILE_LORD_CHANGE = -1;
/** The suit whose Lord is always friendly. */
const FRIENDLY_SUIT: Suit = 'DRAGONS';

/** A hand at the showdown: the hole card first, then the open cards. Faces dealt face up are laid aside. */
export interface DraxHand {
  readonly cards: readonly SuitedCard[];
  readonly laidAside: readonly SuitedCard[];
}

/** The situation common to all hands. */
export interface DraxSituation {
  readonly localSuit: Suit | undefined;
  /** Suits of all Lords in play, in any hand. */
  readonly lords: readonly Suit[];
}

/** A counting card with its original and changed value. */
export interface DraxValue {
  readonly card: SuitedCard;
  readonly change: number;
  readonly value: number;
  readonly wrapped: boolean;
}

export const isFace = ({ rank }: SuitedCard): boolean => rank > TEN;

/** All faces that affect a hand: those laid aside and the hidden one. */
const facesOf = ({ cards, laidAside }: DraxHand): readonly SuitedCard[] => [...laidAside, ...cards.filter(isFace)];

/** The number of faces of a rank in a hand. */
export const countFaces = (hand: DraxHand, rank: number): number => facesOf(hand).filter((face) => face.rank === rank).length;

/** The suits of the Lords in a hand. */
export const lordsOf = (hand: DraxHand): readonly Suit[] =>
  facesOf(hand)
    .filter(({ rank }) => rank === LORD)
    .map(({ suit }) => suit);

/** The effect of a suit's Lord on its cards. `lordChange('FISTS', 'FISTS')` → 1 */
export const lordChange = (suit: Suit, localSuit: Suit | undefined): number =>
  suit === FRIENDLY_SUIT || suit === localSuit ? FRIENDLY_LORD_CHANGE : HOSTILE_LORD_CHANGE;

/** The effect of the MechWarriors and Dukes of a hand on each of its cards. */
const handChange = (hand: DraxHand): number => MECH_WARRIOR_CHANGE * countFaces(hand, MECH_WARRIOR) + DUKE_CHANGE * countFaces(hand, DUKE);

/** Wraps a value into 1 to 10. `wrap(11)` → 1, `wrap(0)` → 10 */
const wrap = (value: number): number => ((((value - 1) % TEN) + TEN) % TEN) + 1;

/** The counting cards, with their values at the showdown. */
export function draxValues(hand: DraxHand, { localSuit, lords }: DraxSituation): readonly DraxValue[] {
  const all = handChange(hand);
  return hand.cards
    .filter((card) => !isFace(card))
    .map((card) => {
      const change = all + (lords.includes(card.suit) ? lordChange(card.suit, localSuit) : 0);
      const value = wrap(card.rank + change);
      return { card, change, value, wrapped: value !== card.rank + change };
    });
}
