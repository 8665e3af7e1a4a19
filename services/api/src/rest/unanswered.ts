/** What is said to requests that no address of REST answers: what was asked, and what could be. */
import type { Language, Problem } from '@rangefinder/rules';
import type { Request, RequestHandler, Response } from 'express';
import type { ErrorCode } from '../errors/codes.js';
import { publicProblem } from '../errors/problems.js';
import { acceptedLanguage } from '../http/language.js';
import { addressOf, type Operation, questionOf } from './operations.js';
import { type Failure, sendProblem } from './respond.js';

/** Says which methods an address takes. */
export const otherMethod =
  (methods: readonly string[]): RequestHandler =>
  (request, response) => {
    response.set('Allow', methods.join(', '));
    refuse(request, response, 'METHOD_NOT_ALLOWED', unknown('method', request.method, methods));
  };

/** Says which addresses there are: those of the rule set, where the address names one. */
export const unknownAddress =
  (operations: readonly Operation[]): RequestHandler =>
  (request, response) => {
    const path = `${request.baseUrl}${request.path}`;
    const addresses = questionsNear(operations, questionOf({ path })).map(addressOf);
    refuse(request, response, 'NOT_FOUND', unknown('address', path, addresses));
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

function unknown(field: string, given: string, there: readonly string[]): Problem {
  const allowed = there.join(', ');
  return { code: 'UNKNOWN_VALUE', path: [field], given, allowed: { en: allowed, ru: allowed } };
}

function failure(code: ErrorCode, problem: Problem, language: Language): Failure {
  const told = publicProblem(problem, language);
  return { message: told.message, extensions: { code, problems: [told] } };
}

function refuse({ headers }: Request, response: Response, code: ErrorCode, problem: Problem): void {
  const language = acceptedLanguage(headers['accept-language']);
  response.set('Content-Language', language);
  sendProblem(response, failure(code, problem, language));
}
