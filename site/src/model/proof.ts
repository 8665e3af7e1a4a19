/** Results of the last complete run of `npm run proof`. */
import type { AnyCalculator, RuleSystem, Text } from '@rangefinder/rules';
import lastRun from '../proof/comparisons.json';

/** A calculator compared with an independent computation, or with none yet. */
export interface Comparison {
  readonly calculator: AnyCalculator;
  readonly compared: { readonly against: Text; readonly questions: number; readonly answered: number; readonly all: boolean } | undefined;
}

/** Date, number of comparisons and number of differences. */
export const run = {
  date: lastRun.date,
  questions: lastRun.comparisons.reduce((sum, { questions }) => sum + questions, 0),
  differences: lastRun.comparisons.reduce((sum, { differences }) => sum + differences, 0),
};

/** The comparisons of a rule set. A calculator missing in the last run has a row without results. */
export function comparisonsOf({ slug, calculators }: RuleSystem): readonly Comparison[] {
  return calculators.flatMap((calculator): readonly Comparison[] => {
    const lines = lastRun.comparisons.filter((line) => line.calculator === `${slug} ${calculator.name}`);
    return lines.length === 0 ? [{ calculator, compared: undefined }] : lines.map((compared) => ({ calculator, compared }));
  });
}
