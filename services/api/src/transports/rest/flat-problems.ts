/** Problem paths as names of query parameters. */
import { type PublicProblem, unfoldedName } from '@rangefinder/rules';
import type { Failure } from '../../context/errors/failures.js';

/** Names of parameters by those of their arguments, where they differ. */
type ParameterNames = Readonly<Record<string, string>>;

/**
 * Replaces argument paths of a failure by parameter names.
 * @example inFlatNames(failure, { figures: 'figure' }) // `filter.system` becomes `system`, `orderBy.by` becomes `orderBy`
 */
export function inFlatNames(failure: Failure, names: ParameterNames = {}): Failure {
  const { problems, ...others } = failure.extensions;
  if (!Array.isArray(problems)) return failure;
  const named = (problems as readonly PublicProblem[]).map((problem) => withFlatName(problem, names));
  return { message: named.map(({ message }) => message).join('\n'), extensions: { ...others, problems: named } as Failure['extensions'] };
}

function withFlatName(problem: PublicProblem, names: ParameterNames): PublicProblem {
  const path = flatPath(problem.path.split('.'), names);
  if (path === undefined) return problem;
  const { message } = problem;
  return { ...problem, path, message: message.startsWith(problem.path) ? `${path}${message.slice(problem.path.length)}` : message };
}

/** The path under the name of its parameter; undefined where they are the same. */
function flatPath([argument = '', field = '', ...below]: readonly string[], names: ParameterNames): string | undefined {
  const whole = Object.hasOwn(names, argument) ? names[argument] : undefined;
  if (whole !== undefined) return field === '' ? whole : [whole, field, ...below].join('.');
  const name = field === '' ? undefined : unfoldedName(argument, field);
  return name === undefined ? undefined : [name, ...below].join('.');
}
