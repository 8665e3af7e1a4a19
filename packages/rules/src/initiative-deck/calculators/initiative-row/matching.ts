/**
 * Matches the cards of the row with open cards, in the variant of cards only. With two suits on each side, suits are paired as
 * agreed.
 */
import { checkedSuitedCard, readCard, type SuitedCard } from '../../engine/cards/card.js';
import { suitOrder } from '../../reference/tables/suits.js';
import type { Suit } from '../../vocabulary.js';

/** The suits of cards, low to high. */
export const suitsOf = (cards: readonly SuitedCard[]): readonly Suit[] =>
  [...new Set(cards.map(({ suit }) => suit))].toSorted((a, b) => suitOrder(a) - suitOrder(b));

/** The cards with a suit. Star Lords are omitted. */
export const suitedAmong = (texts: readonly string[]): readonly SuitedCard[] =>
  texts.filter((text) => readCard(text)?.kind === 'suited').map(checkedSuitedCard);

/** The suit of open cards that is paired with a suit of the row, when both sides have the same number of suits. */
export function answeringSuit(suit: Suit, rowSuits: readonly Suit[], openSuits: readonly Suit[], crossed: boolean): Suit | undefined {
  const at = rowSuits.indexOf(suit);
  return openSuits[crossed ? openSuits.length - 1 - at : at];
}

/** For each card of the row the index of its open card, or −1 without a match. */
export function matchRow(open: readonly SuitedCard[], row: readonly SuitedCard[], crossed: boolean): readonly number[] {
  const [openSuits, rowSuits] = [suitsOf(open), suitsOf(row)];
  return row.map((card) => {
    const suit = answeringSuit(card.suit, rowSuits, openSuits, crossed);
    return open.findIndex((other) => other.rank === card.rank && other.suit === suit);
  });
}
