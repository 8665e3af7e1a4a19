/** Relations between the cards of a drax hand. */
import type { Path, Problem } from '../../../calculator/problems.js';
import type { Suit } from '../../vocabulary.js';
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
export const suitsIn = (texts: readonly string[]): readonly Suit[] => texts.flatMap((text) => suited(text)?.suit ?? []);

/** Four-card drax excludes one suit, never the local one, so at most four suits are possible. */
export function fifthSuit(cards: number, suits: readonly Suit[], path: Path, given: unknown): readonly Problem[] {
  if (cards !== FOUR_SUITS || new Set(suits).size <= FOUR_SUITS) return [];
  return [
    conflict(path, given, {
      en: 'four suits at most, the local one among them: four-card drax leaves one suit out',
      ru: 'не больше четырёх мастей вместе с местной: в четырёхкарточном драксе одной масти нет',
    }),
  ];
}
