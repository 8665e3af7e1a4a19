/** Hands of cards: the cards of a deck, and hands with a card dealt. */
import type { Field, Language } from '../description.js';
import { rowsIn } from './lists.js';

type List = Extract<Field, { kind: 'list' }>;
export type CardField = Extract<Field, { kind: 'text' }>;
export type Deck = NonNullable<CardField['deck']>;

/** A card for drawing. */
export interface DrawnCard {
  /** As answers write it; the typed text if that is no card. */
  readonly id: string;
  /** `L`, `10`; the whole name of a card without a suit. */
  readonly rank: string;
  /** Index of its suit in the deck; `undefined` without a suit. */
  readonly suit: number | undefined;
  /** In the language of the user: `Ls`. */
  readonly text: string;
}

/** The card that a text names in either language and any case. */
export function cardOf(field: CardField, given: string, language: Language): DrawnCard {
  const wanted = given.trim().toLowerCase();
  const found = Object.entries(field.written ?? {}).find(([id, { en, ru }]) => [id, en, ru].some((one) => one.toLowerCase() === wanted));
  const [id, written] = found ?? [given, undefined];
  const text = written?.[language] ?? given;
  const place = found && !field.deck?.others.includes(id) ? (field.deck?.suits.findIndex(({ letter }) => id.endsWith(letter)) ?? -1) : -1;
  return place < 0 ? { id, rank: text, suit: undefined, text } : { id, rank: text.slice(0, -1), suit: place, text };
}

/** The cards of a suit in ascending order. */
export const cardsOfSuit = (field: CardField, suit: number, language: Language): readonly DrawnCard[] =>
  Object.keys(field.written ?? {})
    .map((id) => cardOf(field, id, language))
    .filter((card) => card.suit === suit);

/** The hand with a card in its first free place; unchanged if it is full or has the card. */
export function withCard(field: List, hand: unknown, card: string): readonly unknown[] {
  const rows = rowsIn(field, hand);
  const free = rows.indexOf(null);
  if (rows.includes(card)) return rows;
  if (free >= 0) return rows.with(free, card);
  return rows.length < field.max ? [...rows, card] : rows;
}
