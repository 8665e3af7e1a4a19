/** Problems as whoever wrote an address knows them: parameters that fill an argument together go by their own names, not by its fields'. */
import { type PublicProblem, unfoldedName } from '@rangefinder/rules';
import type { Failure } from '../../context/errors/failures.js';

/**
 * The same failure with the names of parameters.
 * @example inFlatNames(failure) // `filter.system` has become `system`, `orderBy.by` `orderBy`
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
