/** What `npm run proof` wrote down when it was last run as a whole. */
import type { AnyCalculator, RuleSystem, Text } from '@rangefinder/rules';
import kept from '../proof/comparisons.json';

/** A calculator compared with one independent count, or with none yet. */
export interface Comparison {
  readonly calculator: AnyCalculator;
  readonly compared: { readonly against: Text; readonly questions: number; readonly answered: number; readonly all: boolean } | undefined;
}

/** When, how many, and how many differed. */
export const run = {
  date: kept.date,
  questions: kept.comparisons.reduce((sum, { questions }) => sum + questions, 0),
  differences: kept.comparisons.reduce((sum, { differences }) => sum + differences, 0),
};

/** The comparisons of a rule set; a calculator that the last run did not know has a line that says so. */
export function comparisonsOf({ slug, calculators }: RuleSystem): readonly Comparison[] {
  return calculators.flatMap((calculator): readonly Comparison[] => {
    const lines = kept.comparisons.filter((line) => line.calculator === `${slug} ${calculator.name}`);
    return lines.length === 0 ? [{ calculator, compared: undefined }] : lines.map((compared) => ({ calculator, compared }));
  });
}
