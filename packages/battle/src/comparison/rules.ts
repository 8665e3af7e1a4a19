/** What a rule set adds to the comparison of units, in `systems/<slug>/comparison.ts`: a duel calculator and a search for counters. */

import type { CardEntry } from '@rangefinder/cards';
import type { Text } from '@rangefinder/rules';
import type { WidgetAnswer } from '@rangefinder/widgets';

export interface ComparisonRules {
  /** Address of the duel calculator: `alpha-strike/duel`. */
  readonly question: string;
  /** Conditions of the duel. */
  readonly about: Text;
  /** Draft of the duel for two unit ids, at this distance or the usual one. */
  draft(first: string, second: string, inches?: number): Readonly<Record<string, unknown>>;
  /** Chances to win, from 0 to 1. */
  odds(answer: WidgetAnswer): { readonly first: number; readonly second: number };
  readonly matchups: MatchupRules;
}

/** Conditions of a search that the reader may change. */
export interface MatchupConditions {
  readonly inches: number;
  /** Maximum cost of the opponents. */
  readonly points: number;
}

/** Search for the units that beat another one. */
interface MatchupRules {
  /** Description of the search. */
  readonly about: Text;
  readonly maxInches: number;
  /** Conditions for a unit; undefined if the rules have no fight for it. */
  conditionsFor(unit: CardEntry): MatchupConditions | undefined;
  /** Ranking of the catalog whose first entries fight the unit. */
  ranking(unit: CardEntry, conditions: MatchupConditions): Readonly<Record<string, unknown>>;
}
