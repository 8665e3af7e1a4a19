/** What is said to requests that no address of REST answers: what was asked, and what could be. */
import type { Language, Problem } from '@rangefinder/rules';
import type { RequestHandler, Response } from 'express';
import type { ErrorCode } from '../errors/codes.js';
import { publicProblem } from '../errors/problems.js';
import { acceptedLanguage } from '../http/language.js';
import type { Operation } from './operations.js';
import { type Failure, sendProblem } from './respond.js';

/** What every address of a question begins with. */
const PREFIX = '/v1/';

/** Says which methods an address takes. */
export const otherMethod =
  (methods: readonly string[]): RequestHandler =>
  ({ method, headers }, response) => {
    response.set('Allow', methods.join(', '));
    refuse(response, 'METHOD_NOT_ALLOWED', unknown('method', method, methods), acceptedLanguage(headers['accept-language']));
  };

/** Says which addresses there are: those of the rule set, where the address names one. */
export const unknownAddress =
  (operations: readonly Operation[]): RequestHandler =>
  ({ baseUrl, path, headers }, response) => {
    const given = `${baseUrl}${path}`;
    const addresses = questionsNear(operations, given.slice(PREFIX.length)).map((question) => `${PREFIX}${question}`);
    refuse(response, 'NOT_FOUND', unknown('address', given, addresses), acceptedLanguage(headers['accept-language']));
  };

/** Says which questions there are, in a batch. */
export const unknownQuestion = (operations: readonly Operation[], name: string, language: Language): Failure =>
  failure('NOT_FOUND', unknown('question', name, questionsNear(operations, name)), language);

/** Questions that may have been meant: those of the rule set that the name begins with, else one of each kind. */
function questionsNear(operations: readonly Operation[], name: string): readonly string[] {
  const [slug] = name.split('/');
  const ofSystem = operations.filter(({ system }) => system === slug);
  if (ofSystem.length > 0) return ofSystem.map(questionOf);
  return [...new Set(operations.map((operation) => (operation.system === undefined ? questionOf(operation) : `${operation.system}/…`)))];
}

const questionOf = ({ path }: Operation): string => path.slice(PREFIX.length);

function unknown(field: string, given: string, there: readonly string[]): Problem {
  const allowed = there.join(', ');
  return { code: 'UNKNOWN_VALUE', path: [field], given, allowed: { en: allowed, ru: allowed } };
}

function failure(code: ErrorCode, problem: Problem, language: Language): Failure {
  const told = publicProblem(problem, language);
  return { message: told.message, extensions: { code, problems: [told] } };
}

function refuse(response: Response, code: ErrorCode, problem: Problem, language: Language): void {
  response.set('Content-Language', language);
  sendProblem(response, failure(code, problem, language));
}
