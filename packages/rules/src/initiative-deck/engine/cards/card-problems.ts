/** Problems of duplicate cards and suits. */
import type { Path, Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { STAR_LORDS_IN_THE_BOX } from '../../reference/tables/ranks.js';
import { canonical, checkedCard } from './card.js';

/** A text of the draft with its path. */
export interface Placed {
  readonly text: string;
  readonly path: Path;
}

/** The texts of a list with their paths. */
export const placed = (texts: readonly string[], path: Path): readonly Placed[] =>
  texts.map((text, index) => ({ text, path: [...path, index] }));

/** A CONFLICT problem. */
export const conflict = (path: Path, given: unknown, allowed: Text): Problem => ({ code: 'CONFLICT', path, given, allowed });

/** Every entry that occurs more often than allowed. */
export function repeated(
  entries: readonly Placed[],
  keyOf: (text: string) => string,
  copiesOf: (key: string) => number,
  allowed: Text,
): readonly Problem[] {
  const keys = entries.map(({ text }) => keyOf(text));
  const met = (index: number): number => keys.slice(0, index).filter((key) => key === keys[index]).length;
  return entries.filter((_, index) => met(index) >= copiesOf(keys[index] as string)).map(({ text, path }) => conflict(path, text, allowed));
}

const keyOfCard = (text: string): string => canonical(checkedCard(text));

/** Cards that occur more often than in the deck: once for suited cards, twice for Star Lords. */
export const repeatedCards = (cards: readonly Placed[]): readonly Problem[] =>
  repeated(cards, keyOfCard, (key) => (key === '*' ? STAR_LORDS_IN_THE_BOX : 1), {
    en: 'each card once: the deck holds no second one',
    ru: 'каждая карта один раз: второй такой в колоде нет',
  });
