/** The service in a single process. */
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { SETTING_NAMES, type Settings } from '../context/settings.js';
import { unknownSettings } from '../context/unknown-settings.js';
import { rateLimit } from '../context/work/rate-limit.js';
import { databaseObserver } from '../telemetry/database-observer.js';
import { lateObserver, observers } from '../telemetry/observers.js';
import { banner } from './banner.js';
import { openCatalogOf, prepareCatalog } from './catalog.js';
import { checkAddresses, listen } from './listen.js';
import { onStop } from './signals.js';
import { tracingOf } from './start-tracing.js';

/** Starts the service. Ends the process after a stop signal. */
export async function serveAlone(settings: Settings): Promise<void> {
  const logger = pino({ level: settings.logLevel });
  await checkAddresses(settings);
  for (const notice of unknownSettings(process.env, SETTING_NAMES)) logger.warn(notice);
  const late = lateObserver();
  // The database starts in its own process while this one loads the rest of its code.
  const [catalog, { startService }, { openMetrics }, { showOnPort }, tracing] = await Promise.all([
    openCatalogOf(settings, logger, late.observer),
    import('./service.js'),
    import('../telemetry/metrics.js'),
    import('./metrics-on-port.js'),
    tracingOf(settings, logger),
  ]);
  const metrics = openMetrics();
  late.handOnTo(observers([databaseObserver(metrics), tracing?.observer]));
  const prepared = prepareCatalog(catalog, logger);
  if (catalog.kind === 'embedded') await prepared;
  const limit = settings.rateLimit > 0 ? rateLimit(settings.rateLimit) : undefined;
  const parts = {
    settings,
    logger,
    listen: (server: Server) => listen(server, settings),
    catalog,
    rateLimit: limit,
    prepared,
    metrics,
    tracing,
    readMetrics: metrics.text,
  };
  const service = await startService(parts);
  const hideMetrics = await showOnPort(settings, metrics.text, logger);
  onStop(settings, async (drainMs) => {
    logger.info('stopping');
    await service.stop(pause(drainMs));
    hideMetrics();
    logger.info('stopped');
    process.exit(0);
  });
  process.stdout.write(banner(settings));
}
