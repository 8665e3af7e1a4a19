/** Whether the process lives, and whether it can answer everything. */
import { Router } from 'express';
import type { Shared } from '../context/resolver-context.js';

const PING_TIMEOUT_MS = 2_000;
/** Probes that come closer together get the same answer. */
const FRESH_MS = 500;

/** What `/ready` goes by. */
export interface HealthOptions extends Pick<Shared, 'catalog' | 'logger'> {
  /** Whether the process is about to stop: then nobody shall send it anything new. */
  readonly isDraining: () => boolean;
}

export function health({ catalog, logger, isDraining }: HealthOptions): Router {
  const router = Router();
  const isReachable = reachability({ catalog, logger });
  router.get('/health', (_, response) => void response.json({ status: 'ok' }));
  router.get('/ready', async (_, response) => {
    if (isDraining())
      return void response.set('Connection', 'close').status(503).json({ status: 'stopping', calculators: true, catalog: false });
    const reachable = await isReachable();
    response
      .status(reachable ? 200 : 503)
      .json({ status: reachable ? 'ready' : 'catalog unavailable', calculators: true, catalog: reachable });
  });
  return router;
}

/** Whether the catalog answers in time; whoever asks shortly after another gets the same answer. */
export const reachability = ({ catalog, logger }: Pick<Shared, 'catalog' | 'logger'>): (() => Promise<boolean>) =>
  fresh(FRESH_MS, () =>
    answersInTime(() => catalog.ping()).catch((error: unknown) => {
      logger.debug({ err: error }, 'catalog unavailable');
      return false;
    }),
  );

/** Asks again only when the last answer is no longer fresh. */
function fresh<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > milliseconds) last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
}

async function answersInTime(ping: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PING_TIMEOUT_MS} ms`)), PING_TIMEOUT_MS);
  });
  try {
    await Promise.race([ping(), late]);
    return true;
  } finally {
    clearTimeout(timer);
  }
}
