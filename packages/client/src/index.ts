/** Typed client of Rangefinder for Node and browsers. No dependencies. */
export type { BatchQuestion, BatchResult } from './batch.js';
export { type AskOptions, type Caller, type ClientOptions, createCaller, type PickOptions, TIMEOUT_MS } from './caller.js';
export { type Answers, type Client, createClient, type TypedQuestion } from './client.js';
export {
  BadInputError,
  BadRequestError,
  ERROR_CODES,
  type ErrorCode,
  NetworkError,
  NotFoundError,
  type Problem,
  RangefinderError,
  RateLimitedError,
  ServerError,
  UnavailableError,
} from './errors.js';
export type { Part, PathIn } from './fields.js';
export type * from './generated/questions.js';
export { calculators, lookups, pages, type Questions } from './generated/questions.js';
export type * from './generated/types.js';
export type { AnswerOf, ArgumentsOf, Question } from './question.js';
export type { CallOptions } from './transport.js';
