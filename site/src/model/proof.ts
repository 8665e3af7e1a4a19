/** Results of the last complete run of `npm run proof`. */
import type { AnyCalculator, RuleSystem, Text } from '@rangefinder/rules';
import lastRun from '../proof/comparisons.json';

/** An independent computation, and the questions that it was asked. */
interface Compared {
  readonly against: Text;
  readonly questions: number;
  readonly answered: number;
  readonly all: boolean;
}

/** A calculator compared with an independent computation, or with none yet. */
export interface Comparison {
  readonly calculator: AnyCalculator;
  readonly compared: Compared | undefined;
}

interface Totals {
  readonly questions: number;
  readonly differences: number;
}

type Line = (typeof lastRun.comparisons)[number];

const sumOf = (lines: readonly Line[], figure: 'questions' | 'answered' | 'differences'): number =>
  lines.reduce((sum, line) => sum + line[figure], 0);

const totalsOf = (lines: readonly Line[]): Totals => ({ questions: sumOf(lines, 'questions'), differences: sumOf(lines, 'differences') });

/** Date, number of compared questions and number of differences. */
export const run = { date: lastRun.date, ...totalsOf(lastRun.comparisons) };

const linesOf = ({ system, name }: AnyCalculator) => lastRun.comparisons.filter(({ calculator }) => calculator === `${system} ${name}`);

/** Totals of a calculator; undefined if it is newer than the last run. */
export function totalsOfCalculator(calculator: AnyCalculator): Totals | undefined {
  const lines = linesOf(calculator);
  return lines.length === 0 ? undefined : totalsOf(lines);
}

/** The comparisons of a calculator; those with the same computation are one. */
function comparedIn(calculator: AnyCalculator): readonly Compared[] {
  const lines = linesOf(calculator);
  const byComputation = new Map(lines.map((line) => [line.against.en, line]));
  return [...byComputation.values()].map((line) => {
    const alike = lines.filter(({ against }) => against.en === line.against.en);
    return { ...line, questions: sumOf(alike, 'questions'), answered: sumOf(alike, 'answered') };
  });
}

/** The comparisons of a rule set. A calculator missing in the last run has a row without results. */
export function comparisonsOf({ calculators }: RuleSystem): readonly Comparison[] {
  return calculators.flatMap((calculator): readonly Comparison[] => {
    const lines = comparedIn(calculator);
    return lines.length === 0 ? [{ calculator, compared: undefined }] : lines.map((compared) => ({ calculator, compared }));
  });
}
