/** What `npm run proof` wrote down when it was last run as a whole. */
import type { AnyCalculator, RuleSystem, Text } from '@rangefinder/rules';
import kept from '../proof/comparisons.json';

/** A calculator compared with one independent count. */
export interface Comparison {
  readonly calculator: AnyCalculator;
  readonly against: Text;
  readonly questions: number;
  readonly answered: number;
  readonly all: boolean;
}

/** When, how many, and how many differed. */
export const run = {
  date: kept.date,
  questions: kept.comparisons.reduce((sum, { questions }) => sum + questions, 0),
  differences: kept.comparisons.reduce((sum, { differences }) => sum + differences, 0),
};

/** The comparisons of a rule set; every calculator has one. */
export function comparisonsOf({ slug, calculators }: RuleSystem): readonly Comparison[] {
  return calculators.flatMap((calculator) => {
    const lines = kept.comparisons.filter((line) => line.calculator === `${slug} ${calculator.name}`);
    if (lines.length === 0) throw new Error(`no comparison of ${slug} ${calculator.name}: npm run proof -- --save`);
    return lines.map(({ against, questions, answered, all }) => ({ calculator, against, questions, answered, all }));
  });
}
