/** Whether the process lives, and whether it can answer everything. */
import { Router } from 'express';
import type { Shared } from '../context.js';

const PING_TIMEOUT_MS = 2_000;

export function health({ catalog, logger }: Shared): Router {
  const router = Router();
  router.get('/health', (_, response) => void response.json({ status: 'ok' }));
  router.get('/ready', async (_, response) => {
    const reachable = await answersInTime(() => catalog.ping()).catch((error: unknown) => {
      logger.warn({ err: error }, 'catalog unavailable');
      return false;
    });
    response
      .status(reachable ? 200 : 503)
      .json({ status: reachable ? 'ready' : 'catalog unavailable', calculators: true, catalog: reachable });
  });
  return router;
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
