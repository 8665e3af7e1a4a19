/** Not found and method not allowed, with the available alternatives. */
import { choicesAllowed, type Language, type Problem, publicProblem } from '@rangefinder/rules';
import type { RequestHandler, Response } from 'express';
import type { ErrorCode } from '../../context/errors/codes.js';
import type { Failure } from '../../context/errors/failures.js';
import { requestContextOf } from '../../context/request-context.js';
import { sendFailure } from '../../middleware/error-replies.js';
import { addressOf, namedOperations, type Operation, questionOf } from '../../schema/operations.js';

/** Handler for 405. Names the allowed methods. */
export const methodNotAllowed =
  (methods: readonly string[]): RequestHandler =>
  (request, response) => {
    const refusal = failureOf('METHOD_NOT_ALLOWED', unknown('method', request.method, methods), languageOf(response));
    return sendFailure(request, response, refusal, { Allow: methods.join(', ') });
  };

/** Handler for 404. Names the addresses of the rule set in the path, if there is one. */
export const addressNotFound =
  (operations: readonly Operation[]): RequestHandler =>
  (request, response) => {
    const addresses = questionsNear(operations, questionOf(request)).map(addressOf);
    return sendFailure(request, response, failureOf('NOT_FOUND', unknown('address', request.path, addresses), languageOf(response)));
  };

/** Error for an unknown operation in a batch. */
export const questionNotFound = (operations: readonly Operation[], name: string, language: Language): Failure =>
  failureOf('NOT_FOUND', unknown('question', name, questionsNear(operations, name)), language);

/** Returns the operations of the rule set at the start of the name, else one of each kind. */
function questionsNear(all: readonly Operation[], name: string): readonly string[] {
  const operations = namedOperations(all);
  const [slug] = name.split('/');
  const ofSystem = operations.filter(({ system }) => system === slug);
  if (ofSystem.length > 0) return ofSystem.map(questionOf);
  return [...new Set(operations.map((operation) => (operation.system === undefined ? questionOf(operation) : `${operation.system}/…`)))];
}

function unknown(field: string, given: string, there: readonly string[]): Problem {
  return { code: 'UNKNOWN_VALUE', path: [field], given, ...choicesAllowed(there) };
}

function failureOf(code: ErrorCode, problem: Problem, language: Language): Failure {
  const shown = publicProblem(problem, language);
  return { message: shown.message, extensions: { code, problems: [shown] } };
}

const languageOf = (response: Response): Language => requestContextOf(response).language;
