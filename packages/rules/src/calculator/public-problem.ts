/** Problems of a question in the format of the API: code, path, given value and allowed values. */
import { inLanguage, type Language } from '../text/language.js';
import { type Problem, pathText, problemText, quote } from './problems.js';

export interface PublicProblem {
  readonly code: string;
  readonly path: string;
  readonly given: unknown;
  readonly allowed: string;
  readonly message: string;
}

const MAX_QUOTED_CHARACTERS = 200;

/** Whether the given value can be returned unchanged: short and not nested. */
const isPlain = (given: unknown): boolean =>
  given === null ||
  typeof given === 'boolean' ||
  (typeof given === 'number' && Number.isFinite(given)) ||
  (typeof given === 'string' && given.length <= MAX_QUOTED_CHARACTERS);

/** A problem in a language. @example publicProblem({ code: 'MISSING', path: ['skill'], given: null, allowed }, 'en').path // 'skill' */
export const publicProblem = (problem: Problem, language: Language): PublicProblem => ({
  code: problem.code,
  path: pathText(problem.path),
  given: isPlain(problem.given) ? problem.given : quote(problem.given),
  allowed: inLanguage(problem.allowed, language),
  message: problemText(problem, language),
});
