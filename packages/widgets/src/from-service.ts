/** Answers of the service. Only elements that name one load this module and its client. */
import { BadInputError, createCaller } from '@rangefinder/client';
import type { Draft, Language, Outcome, WidgetAnswer } from './description.js';

export interface ServiceRequest {
  readonly question: string;
  readonly draft: Draft;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** The outcome from the service; `undefined` when it does not answer. It rejects only with the reason of the signal. */
export type FromService = (request: ServiceRequest) => Promise<Outcome | undefined>;

/** The page answers when the service takes longer. */
const TIMEOUT_MS = 3_000;

/** @param url address of the service */
export function answersFrom(url: string): FromService {
  const { ask } = createCaller({ url, retries: 0, timeoutMs: TIMEOUT_MS });
  return async ({ question, draft, language, signal }) => {
    try {
      return { ok: true, answer: (await ask(question, draft, { language, signal })) as WidgetAnswer };
    } catch (error) {
      signal.throwIfAborted();
      return error instanceof BadInputError ? { ok: false, problems: error.problems } : undefined;
    }
  };
}
