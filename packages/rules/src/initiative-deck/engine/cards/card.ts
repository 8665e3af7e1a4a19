/**
 * Cards of the deck and how they are written: rank and suit, Latin (`Ls`) or Russian (`Лс`), in any case; a Star Lord is
 * `*` or `ЗЛ`. Answers always spell them in Latin; sentences spell them in their own language.
 */
import type { Language } from '../../../text/language.js';
import { RANKS, rankRow, STAR_LORD_LETTER } from '../../reference/tables/ranks.js';
import { SUIT_LETTERS, SUIT_ORDER } from '../../reference/tables/suits.js';
import type { Suit } from '../../vocabulary.js';

/** A card of a suit; the rank is its place in the order of initiative, 1 for the ace to 13 for the Lord. */
export interface SuitedCard {
  readonly kind: 'suited';
  readonly rank: number;
  readonly suit: Suit;
}

export interface StarLord {
  readonly kind: 'star-lord';
}

export type Card = SuitedCard | StarLord;

export const STAR_LORD: StarLord = { kind: 'star-lord' };

/** Every card of the five suits, suit by suit. */
export const SUITED_CARDS: readonly SuitedCard[] = SUIT_ORDER.flatMap((suit) =>
  RANKS.map(({ rank }) => ({ kind: 'suited', rank, suit }) as const),
);

const bothScripts = ({ en, ru }: { readonly en: string; readonly ru: string }): readonly string[] => [en, ru];
const spellingsOf = (card: SuitedCard): readonly string[] =>
  bothScripts(rankRow(card.rank).letter).flatMap((rank) => bothScripts(SUIT_LETTERS[card.suit]).map((suit) => (rank + suit).toLowerCase()));

const CARDS_BY_SPELLING: ReadonlyMap<string, Card> = new Map<string, Card>([
  ...SUITED_CARDS.flatMap((card) => spellingsOf(card).map((spelling): [string, Card] => [spelling, card])),
  ...bothScripts(STAR_LORD_LETTER).map((spelling): [string, Card] => [spelling.toLowerCase(), STAR_LORD]),
]);

/** The card that a text names; undefined when it names none. `readCard('лД')` → the Lord of dragons. */
export const readCard = (text: string): Card | undefined => CARDS_BY_SPELLING.get(text.trim().toLowerCase());

/** A card that has passed the check of its field. */
export function checkedCard(text: string): Card {
  const card = readCard(text);
  if (!card) throw new Error(`unchecked card ${text}`);
  return card;
}

/** A card of a suit that has passed the check of its field. */
export function checkedSuitedCard(text: string): SuitedCard {
  const card = checkedCard(text);
  if (card.kind !== 'suited') throw new Error(`unchecked card ${text}`);
  return card;
}

/** A card as a sentence spells it. `spell(card, 'ru')` → `10д` */
export const spell = (card: Card, language: Language): string =>
  card.kind === 'suited' ? rankRow(card.rank).letter[language] + SUIT_LETTERS[card.suit][language] : STAR_LORD_LETTER[language];

/** A card as answers spell it, whatever the language. `canonical(card)` → `10d` */
export const canonical = (card: Card): string => spell(card, 'en');

/** Cards as a sentence lists them. `spellAll(cards, 'en')` → `Ls, 10d` */
export const spellAll = (cards: readonly Card[], language: Language): string => cards.map((card) => spell(card, language)).join(', ');
