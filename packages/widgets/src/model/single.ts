/** Single figures of an answer. */
import type { Field } from '../description.js';
import { type CardField, cardOf, type DrawnCard } from './cards.js';
import { figureText, type Wording } from './figures.js';
import { labels } from './form.js';
import { isOdds } from './odds.js';

/** A figure with its label. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  /** Whether the figure is odds. */
  readonly isChance?: boolean;
  /** The cards of the figure, for drawing. */
  readonly cards?: readonly FaceUp[];
}

/** A card with the name and the emblem of its suit. */
export interface FaceUp extends DrawnCard {
  readonly suitName: string;
  readonly emblem: string | undefined;
}

/** Figures by name. */
export type Figures = { readonly [name: string]: unknown };
/** Name and field of a figure. */
export type Named = readonly [name: string, field: Field];

/** Whether a field has one value that is not odds. */
export const isSingle = (field: Field): boolean => field.kind !== 'list' && field.kind !== 'object' && !isOdds(field);

/** A figure as text. */
export const figure = (field: Field, value: unknown, wording: Wording): Figure => ({
  label: labels(field, wording.language).label,
  text: figureText(field, value, wording),
  ...(isOdds(field) && { isChance: true }),
  ...(field.kind === 'list' && field.item.kind === 'text' && field.item.deck && { cards: cardsIn(field.item, value, wording) }),
});

const cardsIn = (item: CardField, value: unknown, { language }: Wording): readonly FaceUp[] =>
  (Array.isArray(value) ? value : []).map((one) => {
    const card = cardOf(item, String(one), language);
    const suit = card.suit === undefined ? undefined : item.deck?.suits[card.suit];
    return { ...card, suitName: suit?.name[language] ?? '', emblem: suit?.drawing };
  });
