/** What a rule set adds to the comparison of units, in `systems/<slug>/comparison.ts`: a duel calculator and a search for counters. */

import type { CardEntry } from '@rangefinder/cards';
import type { Text } from '@rangefinder/rules';
import type { WidgetAnswer } from '@rangefinder/widgets';

export interface ComparisonRules {
  /** Address of the duel calculator: `alpha-strike/duel`. */
  readonly question: string;
  /** Conditions of the duel. */
  readonly about: Text;
  /** Draft of the duel for two unit ids. */
  draft(first: string, second: string): Readonly<Record<string, unknown>>;
  /** Chances to win, from 0 to 1. */
  odds(answer: WidgetAnswer): { readonly first: number; readonly second: number };
  readonly matchups: MatchupRules;
}

/** Search for the units that beat another one. */
interface MatchupRules {
  /** Description of the search. */
  readonly about: Text;
  /** Ranking of the catalog whose first entries fight the unit; undefined if the rules have none for it. */
  ranking(unit: CardEntry): Readonly<Record<string, unknown>> | undefined;
}
