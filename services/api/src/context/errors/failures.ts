/** Public errors: as a failure, which every transport can send, and as an error that resolvers throw. */
import { inLanguage, type Language, type Problem, publicProblem, type Text } from '@rangefinder/rules';
import { GraphQLError } from 'graphql';
import { MAX_ANSWER_CHARACTERS } from '../work/cost.js';
import { type ErrorCode, RETRY_AFTER_SECONDS } from './codes.js';
import { TEXTS } from './texts.js';

/** A public error. */
export interface Failure {
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode } & Readonly<Record<string, unknown>>;
}

/** Creates a failure with a code of the closed list and a localized message. */
export function failure(code: ErrorCode, text: Text, language: Language, more: Readonly<Record<string, unknown>> = {}): Failure {
  const retryAfterSeconds = RETRY_AFTER_SECONDS[code];
  return {
    message: inLanguage(text, language),
    extensions: { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }), ...more },
  };
}

/** Creates a failure with every problem of the arguments. */
export function badInput(problems: readonly Problem[], language: Language): Failure {
  const shown = problems.map((problem) => publicProblem(problem, language));
  return { message: shown.map(({ message }) => message).join('\n'), extensions: { code: 'BAD_INPUT', problems: shown } };
}

/** Converts a failure to an error to throw. */
export const thrown = ({ message, extensions }: Failure): GraphQLError => new GraphQLError(message, { extensions: { ...extensions } });

/** Error for work that got no place in a queue before its deadline or before the client disconnected. */
export const overloaded = (language: Language): GraphQLError => thrown(failure('OVERLOADED', TEXTS.overloaded, language));

/** Error for an answer that is too long, with what to do; undefined for others. */
export function tooLong({ length }: string, language: Language): Failure | undefined {
  if (length <= MAX_ANSWER_CHARACTERS) return undefined;
  const [given, max] = [length, MAX_ANSWER_CHARACTERS].map((characters) => Math.ceil(characters / 1_000)) as [number, number];
  return failure('TOO_COMPLEX', TEXTS.answerTooLong(given, max), language);
}

/** Error for work over the cost limit, with the cost, the limit and an alternative. */
export function tooComplex(cost: number, limit: number, instead: Text, language: Language): Failure {
  const shown = Math.ceil(cost);
  const text = TEXTS.tooComplex(shown, limit);
  return failure('TOO_COMPLEX', { en: `${text.en} ${instead.en}`, ru: `${text.ru} ${instead.ru}` }, language, { cost: shown, limit });
}

/** Codes of errors of a system without free file descriptors, memory or threads. */
const NO_RESOURCES = new Set(['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'ERR_WORKER_INIT_FAILED', 'ERR_WORKER_OUT_OF_MEMORY']);

/** Whether the system had no resources for some work. */
export const lacksResources = (error: unknown): boolean => NO_RESOURCES.has(String((error as { readonly code?: unknown } | null)?.code));
