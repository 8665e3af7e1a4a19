/**
 * Answers questions: by the service if there is one, else by the engine in the page. The engine also answers when the service does
 * not.
 */
import type { AnyEngine } from './computer.js';
import type { Outcome } from './description.js';
import type { FromService, ServiceRequest } from './from-service.js';

export type AnsweredBy = 'service' | 'page' | 'page-instead';

export interface Answered {
  readonly outcome: Outcome;
  readonly by: AnsweredBy;
}

/** The draft to answer. */
export interface AskRequest extends ServiceRequest {
  /** Whether the draft seems to have every value that the question needs. */
  readonly complete: boolean;
}

export interface Source {
  /** Address of the service; empty without one. */
  readonly api: string;
  /** Address of the rulebook that answers from the page link to; empty without one. */
  readonly site: string;
  readonly engine: () => Promise<AnyEngine>;
}

/** How long a service that did not answer is not asked again. */
const REST_MS = 30_000;

/** Returns a function that answers questions. It rejects only with the reason of the signal, or when the engine cannot be loaded. */
export function createAsk({ api, site, engine }: Source, now: () => number = Date.now): (request: AskRequest) => Promise<Answered> {
  const service = api === '' ? undefined : loadService(api);
  let restsUntil = 0;
  const inPage = async ({ draft, language, signal }: AskRequest): Promise<Outcome> => {
    const answer = await engine();
    signal.throwIfAborted();
    return answer(draft, language, site || api);
  };
  return async (request) => {
    if (!service) return { outcome: await inPage(request), by: 'page' };
    if (!request.complete) {
      // The page can report missing values itself: a question that is certain to be rejected is not sent.
      const outcome = await inPage(request);
      if (!outcome.ok) return { outcome, by: 'page' };
    }
    if (now() >= restsUntil) {
      const outcome = await (await service)?.(request);
      if (outcome) {
        // The engine is often on the same host as the service. Load it while that host is reachable.
        engine().catch(() => undefined);
        return { outcome, by: 'service' };
      }
      restsUntil = now() + REST_MS;
    }
    return { outcome: await inPage(request), by: 'page-instead' };
  };
}

/** Resolves to `undefined` where the script cannot be loaded. */
const loadService = (api: string): Promise<FromService | undefined> =>
  import('./from-service.js').then(
    ({ answersFrom }) => answersFrom(api),
    () => undefined,
  );
