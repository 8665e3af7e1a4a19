/** Results of the last complete run of `npm run proof`. */
import type { AnyCalculator, RuleSystem, Text } from '@rangefinder/rules';
import lastRun from '../proof/comparisons.json';

/** A calculator compared with an independent computation, or with none yet. */
export interface Comparison {
  readonly calculator: AnyCalculator;
  readonly compared: { readonly against: Text; readonly questions: number; readonly answered: number; readonly all: boolean } | undefined;
}

interface Totals {
  readonly questions: number;
  readonly differences: number;
}

const totalsOf = (lines: readonly Totals[]): Totals => ({
  questions: lines.reduce((sum, { questions }) => sum + questions, 0),
  differences: lines.reduce((sum, { differences }) => sum + differences, 0),
});

/** Date, number of compared questions and number of differences. */
export const run = { date: lastRun.date, ...totalsOf(lastRun.comparisons) };

const linesOf = ({ system, name }: AnyCalculator) => lastRun.comparisons.filter(({ calculator }) => calculator === `${system} ${name}`);

/** Totals of a calculator; undefined if it is newer than the last run. */
export function totalsOfCalculator(calculator: AnyCalculator): Totals | undefined {
  const lines = linesOf(calculator);
  return lines.length === 0 ? undefined : totalsOf(lines);
}

/** The comparisons of a rule set. A calculator missing in the last run has a row without results. */
export function comparisonsOf({ calculators }: RuleSystem): readonly Comparison[] {
  return calculators.flatMap((calculator): readonly Comparison[] => {
    const lines = linesOf(calculator);
    return lines.length === 0 ? [{ calculator, compared: undefined }] : lines.map((compared) => ({ calculator, compared }));
  });
}
