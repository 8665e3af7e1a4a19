/** Relations between the cards of a drax hand. */
import type { Problem } from '../../../calculator/problems.js';
import type { Language } from '../../../text/language.js';
import { SUITS, type Suit } from '../../vocabulary.js';
import { type Card, readCard } from '../cards/card.js';
import { conflict, type Placed } from '../cards/card-problems.js';
import { isFace } from './values.js';

const FOUR_SUITS = 4;

const suited = (text: string) => {
  const card: Card | undefined = readCard(text);
  return card?.kind === 'suited' ? card : undefined;
};
const face = (text: string): boolean => {
  const card = suited(text);
  return card !== undefined && isFace(card);
};

/** Only the hole card, the first, may be a face. Cards laid aside must be faces. */
export function misplacedFaces(cards: readonly Placed[], laidAside: readonly Placed[]): readonly Problem[] {
  const open = cards.slice(1).filter(({ text }) => face(text));
  const numerals = laidAside.filter(({ text }) => !face(text));
  return [
    ...open.map(({ path, text }) =>
      conflict(path, text, {
        en: 'an ace or 2 to 10: only the first card, the hole card, may be a face; a face dealt up is laid aside',
        ru: 'туз или 2–10: фигурой бывает только первая, закрытая карта, а открытая фигура откладывается',
      }),
    ),
    ...numerals.map(({ path, text }) => conflict(path, text, { en: 'a MechWarrior, Duke or Lord', ru: 'мехвоин, герцог или лорд' })),
  ];
}

/** The suits of cards given as text. */
const suitsIn = (texts: readonly string[]): readonly Suit[] => texts.flatMap((text) => suited(text)?.suit ?? []);

/** A suit that is in play, with its place in the draft. */
export interface PlacedSuit extends Placed {
  readonly suit: Suit;
}

/** The suits of cards with their places. */
export const placedSuits = (cards: readonly Placed[]): readonly PlacedSuit[] =>
  cards.flatMap((card) => suitsIn([card.text]).map((suit) => ({ ...card, suit })));

/**
 * Four-card drax excludes one suit, never the local one, so at most four suits are possible. Everything of a fifth suit is a problem;
 * the four are the local one and those that come first.
 */
export function fifthSuit(cards: number, local: Suit | undefined, inPlay: readonly PlacedSuit[]): readonly Problem[] {
  if (cards !== FOUR_SUITS) return [];
  const suits = [...new Set([...(local ? [local] : []), ...inPlay.map(({ suit }) => suit)])];
  const four = suits.slice(0, FOUR_SUITS);
  const names = (language: Language): string => four.map((suit) => SUITS.values[suit][language]).join(', ');
  return inPlay
    .filter(({ suit }) => !four.includes(suit))
    .map(({ path, text }) =>
      conflict(path, text, {
        en: `one of four suits, here ${names('en')}: four-card drax leaves one suit out, never the local one`,
        ru: `одна из четырёх мастей, здесь ${names('ru')}: в четырёхкарточном драксе одной масти нет, но не местной`,
      }),
    );
}
