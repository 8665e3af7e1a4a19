/** Errors that readers are meant to see: as a failure, which every door can show, and as an error that resolvers throw. */
import { inLanguage, type Language, type Problem, publicProblem, type Text } from '@rangefinder/rules';
import { GraphQLError } from 'graphql';
import { type ErrorCode, RETRY_AFTER_SECONDS } from './codes.js';
import { TEXTS } from './texts.js';

/** An error as it is shown. */
export interface Failure {
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode } & Readonly<Record<string, unknown>>;
}

/** What went wrong, with a code of the closed list, worded. */
export function failure(code: ErrorCode, text: Text, language: Language, more: Readonly<Record<string, unknown>> = {}): Failure {
  const retryAfterSeconds = RETRY_AFTER_SECONDS[code];
  return {
    message: inLanguage(text, language),
    extensions: { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }), ...more },
  };
}

/** Every problem of a question. */
export function badInput(problems: readonly Problem[], language: Language): Failure {
  const shown = problems.map((problem) => publicProblem(problem, language));
  return { message: shown.map(({ message }) => message).join('\n'), extensions: { code: 'BAD_INPUT', problems: shown } };
}

/** A failure as an error to throw. */
export const thrown = ({ message, extensions }: Failure): GraphQLError => new GraphQLError(message, { extensions: { ...extensions } });

/** The refusal of what does not get its turn, since others wait as well or nobody waits for it any more. */
export const overloaded = (language: Language): GraphQLError => thrown(failure('OVERLOADED', TEXTS.overloaded, language));

/** The refusal of what costs more than it may: the cost, the limit, and what to ask instead. */
export function tooComplex(cost: number, limit: number, instead: Text, language: Language): Failure {
  const shown = Math.ceil(cost);
  const text = TEXTS.tooComplex(shown, limit);
  return failure('TOO_COMPLEX', { en: `${text.en} ${instead.en}`, ru: `${text.ru} ${instead.ru}` }, language, { cost: shown, limit });
}
