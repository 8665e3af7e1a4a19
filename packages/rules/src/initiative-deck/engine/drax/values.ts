/** What faces and Lords do to the values of a hand. Source: the table of faces, and the paragraph on wrapping round. */

import { DUKE, LORD, MECH_WARRIOR, TEN } from '../../reference/tables/ranks.js';
import type { Suit } from '../../vocabulary.js';
import type { SuitedCard } from '../cards/card.js';

/** What each MechWarrior and each Duke does to the other cards of its hand. */
export const MECH_WARRIOR_CHANGE = 1;
export const DUKE_CHANGE = -1;
/** What the Lord of dragons, or the local one, does to every card of its suit, and what any other Lord does. */
export const FRIENDLY_LORD_CHANGE = 1;
export const HOSTILE_LORD_CHANGE = -1;
/** Whose Lord is always friendly. */
const FRIENDLY_SUIT: Suit = 'DRAGONS';

/** A hand at the showdown: the hole card first, then the open ones; faces dealt up lie aside. */
export interface DraxHand {
  readonly cards: readonly SuitedCard[];
  readonly laidAside: readonly SuitedCard[];
}

/** What holds for all hands at the table. */
export interface DraxSituation {
  readonly localSuit: Suit | undefined;
  /** Suits of all Lords in play, whoever has them. */
  readonly lords: readonly Suit[];
}

/** A card that counts, with what became of its value. */
export interface DraxValue {
  readonly card: SuitedCard;
  readonly change: number;
  readonly value: number;
  readonly wrapped: boolean;
}

export const isFace = ({ rank }: SuitedCard): boolean => rank > TEN;

/** All faces that work for a hand: those laid aside, and a hidden one. */
const facesOf = ({ cards, laidAside }: DraxHand): readonly SuitedCard[] => [...laidAside, ...cards.filter(isFace)];

/** How many faces of a rank a hand has. */
export const countFaces = (hand: DraxHand, rank: number): number => facesOf(hand).filter((face) => face.rank === rank).length;

/** Suits of the Lords of a hand. */
export const lordsOf = (hand: DraxHand): readonly Suit[] =>
  facesOf(hand)
    .filter(({ rank }) => rank === LORD)
    .map(({ suit }) => suit);

/** What the Lord of a suit does to its cards. `lordChange('FISTS', 'FISTS')` → 1 */
export const lordChange = (suit: Suit, localSuit: Suit | undefined): number =>
  suit === FRIENDLY_SUIT || suit === localSuit ? FRIENDLY_LORD_CHANGE : HOSTILE_LORD_CHANGE;

/** What MechWarriors and Dukes of a hand do to each of its cards. */
const handChange = (hand: DraxHand): number => MECH_WARRIOR_CHANGE * countFaces(hand, MECH_WARRIOR) + DUKE_CHANGE * countFaces(hand, DUKE);

/** Above 10 follows 1, below 1 follows 10. `wrap(11)` → 1, `wrap(0)` → 10 */
const wrap = (value: number): number => ((((value - 1) % TEN) + TEN) % TEN) + 1;

/** The cards that count, with their values at the showdown. */
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
