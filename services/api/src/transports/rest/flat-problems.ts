/** Problem paths as names of query parameters. */
import { type PublicProblem, unfoldedName } from '@rangefinder/rules';
import type { Failure } from '../../context/errors/failures.js';

/**
 * Replaces argument paths of a failure by parameter names.
 * @example inFlatNames(failure) // `filter.system` becomes `system`, `orderBy.by` becomes `orderBy`
 */
export function inFlatNames(failure: Failure): Failure {
  const { problems, ...others } = failure.extensions;
  if (!Array.isArray(problems)) return failure;
  const named = (problems as readonly PublicProblem[]).map(withFlatName);
  return { message: named.map(({ message }) => message).join('\n'), extensions: { ...others, problems: named } as Failure['extensions'] };
}

function withFlatName(problem: PublicProblem): PublicProblem {
  const [argument = '', field = '', ...below] = problem.path.split('.');
  const name = unfoldedName(argument, field);
  if (name === undefined || field === '') return problem;
  const path = [name, ...below].join('.');
  const { message } = problem;
  return { ...problem, path, message: message.startsWith(problem.path) ? `${path}${message.slice(problem.path.length)}` : message };
}
