/** Hands of cards: which cards a deck has, and a hand with one dealt or taken back. */
import type { Field, Language } from '../description.js';
import { rowsIn } from './lists.js';

type List = Extract<Field, { kind: 'list' }>;
export type CardField = Extract<Field, { kind: 'text' }>;
export type Deck = NonNullable<CardField['deck']>;

/** A card as it is drawn. */
export interface DrawnCard {
  /** As answers spell it; as it was typed where it is no card. */
  readonly id: string;
  /** `L`, `10`; all that it is called by where it has no suit. */
  readonly rank: string;
  /** Place of its suit in the deck; none for cards without one. */
  readonly suit: number | undefined;
  /** As the reader writes it: `Ls`. */
  readonly text: string;
}

/** The card that a text names, spelled in either language, in any case. */
export function cardOf(field: CardField, given: string, language: Language): DrawnCard {
  const wanted = given.trim().toLowerCase();
  const found = Object.entries(field.written ?? {}).find(([id, { en, ru }]) => [id, en, ru].some((one) => one.toLowerCase() === wanted));
  const [id, written] = found ?? [given, undefined];
  const text = written?.[language] ?? given;
  const place = found && !field.deck?.others.includes(id) ? (field.deck?.suits.findIndex(({ letter }) => id.endsWith(letter)) ?? -1) : -1;
  return place < 0 ? { id, rank: text, suit: undefined, text } : { id, rank: text.slice(0, -1), suit: place, text };
}

/** Every card of a suit, from the lowest. */
export const cardsOfSuit = (field: CardField, suit: number, language: Language): readonly DrawnCard[] =>
  Object.keys(field.written ?? {})
    .map((id) => cardOf(field, id, language))
    .filter((card) => card.suit === suit);

/** The hand with a card in its first free place; the same hand when it is full or has the card. */
export function withCard(field: List, hand: unknown, card: string): readonly unknown[] {
  const rows = rowsIn(field, hand);
  const free = rows.indexOf(null);
  if (rows.includes(card)) return rows;
  if (free >= 0) return rows.with(free, card);
  return rows.length < field.max ? [...rows, card] : rows;
}
