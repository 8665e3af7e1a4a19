/** Health checks: `/health` for liveness, `/ready` for readiness. */
import { Router } from 'express';
import { reachability } from '../answering/catalog/reachability.js';
import type { Services } from '../context/resolver-context.js';
import { setCommonHeaders } from '../middleware/common-headers.js';

export interface HealthOptions extends Pick<Services, 'catalog' | 'logger'> {
  /** Whether a graceful shutdown has started. Then load balancers should send no new requests. */
  readonly isDraining: () => boolean;
}

export function health({ catalog, logger, isDraining }: HealthOptions): Router {
  const router = Router();
  const isReachable = reachability({ catalog, logger });
  router.use(['/health', '/ready'], (_, response, next) => {
    setCommonHeaders(response);
    next();
  });
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
