/** Cards as `systems/<slug>/cards.ts` draw them: found by the slug of the rule set that a unit belongs to. */
import type { CardWords } from '../model/cards.js';
import { CATALOG } from '../texts/catalog.js';
import { figuresOf, type Stats } from './card-parts.js';
import type { CatalogUnit } from './catalog-api.js';

type Words = keyof typeof CATALOG;

/** A calculator to try an entry in, as a path below the language, with its query. */
export interface CardAction {
  readonly path: string;
  readonly label: (typeof CATALOG)[Words];
}

/** What a rule set says of its cards. All parts may be missing: then a card is drawn plainly. */
export interface CardDrawings {
  /** How figures are drawn, by the name of their type. */
  readonly drawings: Readonly<Record<string, (stats: Stats, words: CardWords) => readonly HTMLElement[]>>;
  /** What a cost is counted in. */
  readonly cost?: (typeof CATALOG)[Words];
  /** Types of cards that show their weapons themselves. */
  readonly withoutWeapons?: readonly string[];
  readonly unitActions?: (unit: CatalogUnit) => readonly CardAction[];
  readonly weaponActions?: (weapon: CatalogUnit) => readonly CardAction[];
}

const found = import.meta.glob<{ readonly cards: CardDrawings }>('../systems/*/cards.ts', { eager: true });
const NONE: CardDrawings = { drawings: {} };

/** The drawings of a rule set. @example cardsOf('alpha-strike').cost */
export const cardsOf = (slug: string): CardDrawings => found[`../systems/${slug}/cards.ts`]?.cards ?? NONE;

/** A card that no drawing is made for: the figures that have a name here. */
const plain = (stats: Stats): readonly HTMLElement[] => [
  figuresOf(
    stats,
    (Object.keys(stats) as Words[]).filter((name) => name in CATALOG && typeof stats[name] !== 'object'),
  ),
];

/** Draws the figures of a unit or weapon. */
export function drawingOf({ system, stats = {} }: CatalogUnit, words: CardWords): readonly HTMLElement[] {
  const { drawings } = cardsOf(system);
  const draw = drawings[String((stats as Stats).__typename)] ?? plain;
  return draw(stats as Stats, words);
}
