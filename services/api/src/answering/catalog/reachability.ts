/** Whether the catalog can be reached, for health checks and the status page. */
import type { Services } from '../../context/resolver-context.js';

const PING_TIMEOUT_MS = 2_000;
/** Checks within this time share a result. */
const MAX_RESULT_AGE_MS = 500;

/** Returns a check that resolves to whether the catalog answers within the time-out. Frequent checks share a result. */
export const reachability = ({ catalog, logger }: Pick<Services, 'catalog' | 'logger'>): (() => Promise<boolean>) =>
  memoizeFor(MAX_RESULT_AGE_MS, () =>
    answersInTime(() => catalog.ping()).catch((error: unknown) => {
      logger.debug({ err: error }, 'catalog unavailable');
      return false;
    }),
  );

/** Memoizes the result of a function for some time. */
function memoizeFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
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
