/** Cards only: which open card each card of the row calls. With two suits a side, suits answer suits as agreed. */
import { checkedSuitedCard, readCard, type SuitedCard } from '../../engine/cards/card.js';
import { suitOrder } from '../../reference/tables/suits.js';
import type { Suit } from '../../vocabulary.js';

/** Suits of some cards, low to high. */
export const suitsOf = (cards: readonly SuitedCard[]): readonly Suit[] =>
  [...new Set(cards.map(({ suit }) => suit))].toSorted((a, b) => suitOrder(a) - suitOrder(b));

/** The cards of the suits among some texts; Star Lords are left out. */
export const suitedAmong = (texts: readonly string[]): readonly SuitedCard[] =>
  texts.filter((text) => readCard(text)?.kind === 'suited').map(checkedSuitedCard);

/** The suit of open cards that answers a suit of the row, when both sides hold equally many suits. */
export function answeringSuit(suit: Suit, rowSuits: readonly Suit[], openSuits: readonly Suit[], crossed: boolean): Suit | undefined {
  const at = rowSuits.indexOf(suit);
  return openSuits[crossed ? openSuits.length - 1 - at : at];
}

/** For each card of the row the place of its open card, −1 when none answers. */
export function matchRow(open: readonly SuitedCard[], row: readonly SuitedCard[], crossed: boolean): readonly number[] {
  const [openSuits, rowSuits] = [suitsOf(open), suitsOf(row)];
  return row.map((card) => {
    const suit = answeringSuit(card.suit, rowSuits, openSuits, crossed);
    return open.findIndex((other) => other.rank === card.rank && other.suit === suit);
  });
}
