/** What a rule set adds where units are compared, in `systems/<slug>/compare.ts`: the calculator that lets one fight the other. */
import type { Text } from '@rangefinder/rules';
import type { WidgetAnswer } from '@rangefinder/widgets';
import type { CatalogUnit } from './catalog-api.js';

export interface Comparison {
  /** Address of its question: `alpha-strike/duel`. */
  readonly question: string;
  /** How they fight. */
  readonly about: Text;
  /** The question for two units by their ids. */
  draft(first: string, second: string): Readonly<Record<string, unknown>>;
  /** Chances of either to win. */
  odds(answer: WidgetAnswer): { readonly first: number; readonly second: number };
  readonly rivals: Rivals;
}

/** How units are found that may beat another. */
interface Rivals {
  /** Which they are. */
  readonly about: Text;
  /** A ranking of the catalog, whose best are tried; undefined where the rules have none for such a unit. */
  ranking(unit: CatalogUnit): Readonly<Record<string, unknown>> | undefined;
}

const found = import.meta.glob<{ readonly comparison: Comparison }>('../systems/*/compare.ts');

/** What a rule set adds; undefined where it adds nothing. */
export const comparisonOf = async (system: string): Promise<Comparison | undefined> =>
  (await found[`../systems/${system}/compare.ts`]?.())?.comparison;

export const compares = (system: string): boolean => `../systems/${system}/compare.ts` in found;
