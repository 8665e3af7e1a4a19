/**
 * Counts the hands of each combination: the ways to choose the ranks of a pattern times the ways to choose their suits. Both are
 * closed formulas, computed once when the module loads.
 */
import { choose, type Fraction, fraction, multinomial } from '@rangefinder/dice';
import { RANKS_IN_A_SUIT } from '../../reference/tables/ranks.js';
import type { PokerCategory } from '../../vocabulary.js';
import {
  CARDS_IN_A_POKER_HAND,
  CATEGORY_OF,
  CATEGORY_ORDER,
  type DeckSuits,
  MULTIPLICITIES,
  SHAPES,
  type Shape,
  SPREADS,
  type Spread,
} from './categories.js';

/** Number of straights by top card: from five to the ace above the Lord. */
const STRAIGHTS = 10n;
const LORD_RANKS = 1n;

/** Ways to choose ranks for a pattern such as [3, 1, 1]. Ranks of equal multiplicity are unordered. */
function rankWays(multiplicities: readonly number[]): bigint {
  const sizes = [...new Set(multiplicities)].map((size) => multiplicities.filter((other) => other === size).length);
  return sizes.reduce(({ ways, left }, count) => ({ ways: ways * choose(left, count), left: left - count }), {
    ways: 1n,
    left: RANKS_IN_A_SUIT,
  }).ways;
}

function ranksOf(shape: Shape): bigint {
  if (shape === 'fiveLords') return LORD_RANKS;
  if (shape === 'inARow') return STRAIGHTS;
  const ways = rankWays(MULTIPLICITIES[shape]);
  if (shape === 'fiveAlike') return ways - LORD_RANKS;
  return shape === 'nothing' ? ways - STRAIGHTS : ways;
}

/** Ways to choose suits for cards of given ranks, by the distribution of suits. */
function suitWays(multiplicities: readonly number[], suits: DeckSuits): Readonly<Record<Spread, bigint>> {
  const all = multiplicities.reduce((ways, count) => ways * choose(suits, count), 1n);
  const different = choose(suits, CARDS_IN_A_POKER_HAND) * multinomial(multiplicities);
  const one = multiplicities.every((count) => count === 1) ? BigInt(suits) : 0n;
  return { one, different, mixed: all - one - different };
}

/** A combination with its number of hands and its odds. */
export interface CountedCategory {
  readonly category: PokerCategory;
  readonly hands: bigint;
  readonly chance: Fraction;
}

/** The number of hands of a deck and its combinations, strongest first. */
export interface CountedDeck {
  readonly hands: bigint;
  readonly categories: readonly CountedCategory[];
}

function countCategory(category: PokerCategory, suits: DeckSuits): bigint {
  const parts = SHAPES.flatMap((shape) =>
    SPREADS.filter((spread) => CATEGORY_OF[shape][spread] === category).map(
      (spread) => ranksOf(shape) * suitWays(MULTIPLICITIES[shape], suits)[spread],
    ),
  );
  return parts.reduce((sum, part) => sum + part, 0n);
}

function countDeck(suits: DeckSuits): CountedDeck {
  const all = choose(suits * RANKS_IN_A_SUIT, CARDS_IN_A_POKER_HAND);
  const categories = CATEGORY_ORDER[suits].map((category) => ({ category, hands: countCategory(category, suits) }));
  return { hands: all, categories: categories.map(({ category, hands }) => ({ category, hands, chance: fraction(hands, all) })) };
}

const COUNTED: Readonly<Record<DeckSuits, CountedDeck>> = { 4: countDeck(4), 5: countDeck(5) };

/** The counts of a deck. `countedDeck(5).hands` → 8259888n */
export const countedDeck = (suits: DeckSuits): CountedDeck => COUNTED[suits];

/** The counts of one combination. Throws for a combination that is impossible with the deck. */
export function countedCategory(category: PokerCategory, suits: DeckSuits): CountedCategory {
  const found = COUNTED[suits].categories.find((counted) => counted.category === category);
  if (!found) throw new Error(`${category} cannot be dealt from ${suits} suits`);
  return found;
}
