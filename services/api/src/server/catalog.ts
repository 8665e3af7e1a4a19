/** Opening and preparing the catalog of a process. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Catalog, installStarter, migrate, type Observer, openCatalog, untilFilled } from '@rangefinder/catalog';
import type { Logger } from 'pino';
import type { Settings } from '../context/settings.js';
import { giveUp } from './give-up.js';

const RETRY_MS = 2_000;
/** Minimum time between two log lines about an unstable database. */
const TELL_MS = 1_000;

/**
 * Opens the catalog. An external server is not contacted yet. The embedded one is running when this resolves, and all processes
 * share it.
 */
export const openCatalogOf = (settings: Settings, logger: Logger, observer?: Observer): Promise<Catalog> =>
  openCatalog({
    url: settings.databaseUrl,
    readUrl: settings.databaseReadUrl,
    maxLagMs: settings.replicaMaxLagMs,
    folder: settings.catalogFolder,
    observer,
    ...tellingOf(logger),
  }).then(untilFilled, (error: Error) => giveUp(`Rangefinder cannot open its catalog. ${error.message}`));

/** Logs changes of availability, at most one line a second. */
function tellingOf(logger: Logger) {
  const away = atMostEvery(TELL_MS, (reason: string) =>
    logger.warn({ reason }, 'the database of the catalog is away; calculators go on answering'),
  );
  const back = atMostEvery(TELL_MS, (awayMs: number) => logger.warn({ awayMs: Math.round(awayMs) }, 'the database of the catalog is back'));
  return { onAway: away, onBack: back, onNotice: (notice: string) => logger.warn(notice) };
}

function atMostEvery<A>(milliseconds: number, tell: (about: A) => void): (about: A) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (about) => {
    if (performance.now() - last < milliseconds) return;
    last = performance.now();
    tell(about);
  };
}

/**
 * Migrates the database and installs the starter catalog. Retries while the server is unavailable, since calculators work without
 * it.
 */
export async function prepareCatalog(catalog: Catalog, logger: Logger): Promise<void> {
  for (;;) {
    try {
      await migrate(catalog.db);
      const installed = await installStarter(catalog.db);
      return logger.info({ catalog: catalog.kind, ...installed }, 'catalog ready');
    } catch (error) {
      if (catalog.kind === 'embedded') giveUp(`Rangefinder cannot prepare its catalog. ${(error as Error).message}`);
      logger.warn({ reason: (error as Error).message }, `catalog not ready; trying again in ${RETRY_MS / 1000} s`);
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }
}
