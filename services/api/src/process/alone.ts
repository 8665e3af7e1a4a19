/** The whole service in one process. */
import pino from 'pino';
import type { Settings } from '../settings.js';
import { databaseObserver } from '../telemetry/database-observer.js';
import { openMetrics } from '../telemetry/metrics.js';
import { rateLimit } from '../work/rate-limit.js';
import { banner } from './banner.js';
import { openCatalogOf, prepareCatalog } from './catalog.js';
import { showOnPort } from './metrics.js';
import { onStop } from './signals.js';

/** Starts it; ends the process when it was asked to stop. */
export async function serveAlone(settings: Settings): Promise<void> {
  const logger = pino({ level: settings.logLevel });
  const metrics = openMetrics();
  // The database starts in its own process while this one reads the rest of its code.
  const [catalog, { startService }] = await Promise.all([
    openCatalogOf(settings, logger, databaseObserver(metrics)),
    import('./service.js'),
  ]);
  const prepared = prepareCatalog(catalog, logger);
  if (catalog.kind === 'embedded') await prepared;
  const limit = settings.rateLimit > 0 ? rateLimit(settings.rateLimit) : undefined;
  const service = await startService({ settings, logger, catalog, rateLimit: limit, prepared, metrics, readMetrics: metrics.text });
  const hideMetrics = await showOnPort(settings, metrics.text, logger);
  onStop(settings, async (drainMs) => {
    logger.info('stopping');
    await service.stop(drainMs);
    hideMetrics();
    logger.info('stopped');
    process.exit(0);
  });
  process.stdout.write(banner(settings));
}
