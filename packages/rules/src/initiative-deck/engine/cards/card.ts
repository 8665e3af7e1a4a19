/**
 * Cards of the deck and their notation: rank and suit, Latin (`Ls`) or Russian (`Лс`), in any case. A Star Lord is `*` or `ЗЛ`.
 * Answers always use Latin letters; sentences use those of their language.
 */
import type { Language } from '../../../text/language.js';
import { RANKS, rankRow, STAR_LORD_LETTER } from '../../reference/tables/ranks.js';
import { SUIT_LETTERS, SUIT_ORDER } from '../../reference/tables/suits.js';
import type { Suit } from '../../vocabulary.js';

/** A card with a suit. The rank is its place in the order of initiative: 1 for the ace to 13 for the Lord. */
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

/** All cards of the five suits, by suit. */
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

/** The card with this spelling. Undefined for unknown text. `readCard('лД')` → the Lord of dragons. */
export const readCard = (text: string): Card | undefined => CARDS_BY_SPELLING.get(text.trim().toLowerCase());

/** Parses a card whose field was already checked. */
export function checkedCard(text: string): Card {
  const card = readCard(text);
  if (!card) throw new Error(`unchecked card ${text}`);
  return card;
}

/** Parses a suited card whose field was already checked. */
export function checkedSuitedCard(text: string): SuitedCard {
  const card = checkedCard(text);
  if (card.kind !== 'suited') throw new Error(`unchecked card ${text}`);
  return card;
}

/** The spelling of a card in a sentence. `spell(card, 'ru')` → `10д` */
export const spell = (card: Card, language: Language): string =>
  card.kind === 'suited' ? rankRow(card.rank).letter[language] + SUIT_LETTERS[card.suit][language] : STAR_LORD_LETTER[language];

/** The spelling of a card in an answer, in any language. `canonical(card)` → `10d` */
export const canonical = (card: Card): string => spell(card, 'en');

/** The spelling of several cards in a sentence. `spellAll(cards, 'en')` → `Ls, 10d` */
export const spellAll = (cards: readonly Card[], language: Language): string => cards.map((card) => spell(card, language)).join(', ');
