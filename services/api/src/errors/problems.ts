/** Problems of a question as an error of the API: every one with code, path, what was given and what is allowed. */
import { inLanguage, type Language, type Problem, pathText, problemText, quote } from '@rangefinder/rules';
import { GraphQLError } from 'graphql';

export interface PublicProblem {
  readonly code: string;
  readonly path: string;
  readonly given: unknown;
  readonly allowed: string;
  readonly message: string;
}

const isPlain = (given: unknown): boolean =>
  given === null ||
  typeof given === 'boolean' ||
  (typeof given === 'number' && Number.isFinite(given)) ||
  (typeof given === 'string' && given.length <= 200);

export const publicProblem = (problem: Problem, language: Language): PublicProblem => ({
  code: problem.code,
  path: pathText(problem.path),
  given: isPlain(problem.given) ? problem.given : quote(problem.given),
  allowed: inLanguage(problem.allowed, language),
  message: problemText(problem, language),
});

/** One error that tells every problem of the question. */
export function badInput(problems: readonly Problem[], language: Language): GraphQLError {
  const told = problems.map((problem) => publicProblem(problem, language));
  return new GraphQLError(told.map(({ message }) => message).join('\n'), { extensions: { code: 'BAD_INPUT', problems: told } });
}
