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

/** Calculators that only ask others: their tests hold them to the answers of those. */
const MADE_OF_OTHERS: readonly string[] = ['advice'];

export const madeOfOthers = ({ calculators }: RuleSystem): readonly AnyCalculator[] =>
  calculators.filter(({ name }) => MADE_OF_OTHERS.includes(name));

/** The comparisons of a rule set; every other calculator has one. */
export function comparisonsOf(system: RuleSystem): readonly Comparison[] {
  const apart = system.calculators.filter((calculator) => !madeOfOthers(system).includes(calculator));
  return apart.flatMap((calculator) => {
    const name = `${system.slug} ${calculator.name}`;
    const lines = kept.comparisons.filter((line) => line.calculator === name);
    if (lines.length === 0) throw new Error(`no comparison of ${name}: npm run proof -- --save`);
    return lines.map(({ against, questions, answered, all }) => ({ calculator, against, questions, answered, all }));
  });
}
