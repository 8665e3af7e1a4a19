/** What a question lacks, field by field: the distance of a duel, not its whole situation. */
import { type AnyCalculator, calculatorBy, check, type Fields, type Problem } from '@rangefinder/rules';
import { putAt } from './calculators/draft-tree.js';
import { fieldAt } from './kinds/rules.js';

type Draft = Readonly<Record<string, unknown>>;

/**
 * The problems of a draft, with the missing fields of a missing object. An object that an entry of the catalog can fill stays whole.
 * @example missingParts('alpha-strike/duel', { first, second }, problems).map(({ path }) => path) // [['situation', 'inches']]
 */
export function missingParts(id: string, draft: Draft, problems: readonly Problem[]): readonly Problem[] {
  const calculator = calculatorBy(id);
  return calculator ? problems.flatMap((problem) => partsOf(calculator, draft, problem)) : problems;
}

function partsOf(calculator: AnyCalculator, draft: Draft, problem: Problem): readonly Problem[] {
  const path = problem.path.map(String);
  const field = fieldAt(calculator.input, path);
  if (problem.code !== 'MISSING' || field?.kind !== 'object' || hasEntry(field.fields)) return [problem];
  const tried = structuredClone(draft);
  putAt(tried, path, {});
  const checked = check(calculator, tried);
  const parts = checked.ok ? [] : checked.problems.filter((each) => path.every((step, at) => String(each.path[at]) === step));
  return parts.length > 0 ? parts : [problem];
}

const hasEntry = (fields: Fields): boolean => Object.values(fields).some(({ kind }) => kind === 'catalog');
