/** Who answers a complete question: the service where there is one, else, or when it does not answer, the engine in the page. */
import { BadInputError, type Caller, createCaller } from '@rangefinder/client';
import type { Draft, Engine, Language, Outcome, WidgetAnswer } from './description.js';

/** Who has answered. */
export type AnsweredBy = 'service' | 'page' | 'page-instead';

export interface Answered {
  readonly outcome: Outcome;
  readonly by: AnsweredBy;
}

/** A draft to be answered. */
export interface Asked {
  readonly question: string;
  readonly draft: Draft;
  /** Whether all that the question needs seems to be in the draft. */
  readonly complete: boolean;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Where answers come from. */
export interface Source {
  /** Address of the service; empty when there is none. */
  readonly api: string;
  /** Address of the rulebook that answers of the page link to; empty when there is none. */
  readonly site: string;
  /** Loads the engine. */
  readonly engine: () => Promise<Engine>;
}

/** Longer than this nobody waits for a figure. */
const TIMEOUT_MS = 3_000;
/** How long a service that did not answer is left alone. */
const REST_MS = 30_000;

/** Asks one source again and again. Rejects only with the reason of the signal, or when the engine cannot be loaded. */
export function createAsk({ api, site, engine }: Source, now: () => number = Date.now): (asked: Asked) => Promise<Answered> {
  const caller = api === '' ? undefined : createCaller({ url: api, retries: 0, timeoutMs: TIMEOUT_MS });
  let restsUntil = 0;
  const inPage = async ({ draft, language, signal }: Asked): Promise<Outcome> => {
    const answer = await engine();
    signal.throwIfAborted();
    return answer(draft, language, site || api);
  };
  return async (asked) => {
    if (!caller) return { outcome: await inPage(asked), by: 'page' };
    if (!asked.complete) {
      // What is missing can be said here: a question that can only be refused is not sent.
      const outcome = await inPage(asked);
      if (!outcome.ok) return { outcome, by: 'page' };
    }
    if (now() >= restsUntil) {
      const outcome = await fromService(caller, asked);
      if (outcome) {
        // The engine lies on a host too, often the same one: it has to be here before that host is gone.
        engine().catch(() => undefined);
        return { outcome, by: 'service' };
      }
      restsUntil = now() + REST_MS;
    }
    return { outcome: await inPage(asked), by: 'page-instead' };
  };
}

/** The outcome of the service; nothing when it does not answer. */
async function fromService({ ask }: Caller, { question, draft, language, signal }: Asked): Promise<Outcome | undefined> {
  try {
    return { ok: true, answer: (await ask(question, draft, { language, signal })) as WidgetAnswer };
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof BadInputError ? { ok: false, problems: error.problems } : undefined;
  }
}
