/** One serving process: catalog, worker pool, application, port, and graceful shutdown. */
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Catalog, rankedHits } from '@rangefinder/catalog';
import { readQuestion } from '@rangefinder/questions';
import { loadRulebook } from '@rangefinder/rulebook';
import { LANGUAGES, type Text } from '@rangefinder/rules';
import type { Logger } from 'pino';
import { prepareSearch } from '../answering/search/rulebook-search.js';
import type { Settings } from '../context/settings.js';
import { isBuiltSite } from '../context/settings-folders.js';
import type { RateLimit } from '../context/work/rate-limit.js';
import { openWorkerPool, type Pool } from '../context/work/worker-pool.js';
import { addProcessMetrics, type Metrics } from '../telemetry/metrics.js';
import type { Tracing } from '../telemetry/tracing.js';
import { type App, buildApp } from './app.js';
import { downloadsOf } from './downloads-process.js';
import { giveUp } from './give-up.js';
import { type HttpServer, httpServer } from './http-server.js';
import type { ReadMetrics } from './metrics-endpoint.js';
import { repositoryOfOwner } from './repository.js';

export interface ServiceParts {
  readonly settings: Settings;
  readonly logger: Logger;
  /** Opens the port when everything is ready. */
  readonly listen: (server: Server) => Promise<void>;
  readonly catalog: Catalog;
  readonly rateLimit: RateLimit | undefined;
  /**
   * Resolves when the catalog is ready or has failed. Load balancers without a readiness check send requests as soon as the port is
   * open.
   */
  readonly prepared: Promise<void>;
  readonly metrics: Metrics;
  readonly tracing: Tracing | undefined;
  /** Metrics of all processes. */
  readonly readMetrics: ReadMetrics;
}

/** A running service. */
export interface Service {
  /**
   * Graceful shutdown: waits for load balancers and clients to switch, stops listening, answers what was accepted, then closes
   * everything.
   * @param drained resolves when they have switched
   */
  stop(drained: Promise<unknown>): Promise<void>;
}

const MAX_STOP_MS = 15_000;
/** Maximum time that the start waits for the catalog. */
const MAX_PREPARE_MS = 2_000;
/**
 * Read and searched at the start: the first question loads the vocabulary, the second compiles regular expressions, and the first
 * search loads all words of names.
 */
const FIRST_QUESTIONS: Text = {
  en: 'atlas rep 4 in the woods, 24 inches, what do I need on 2d6',
  ru: 'атлас, навык 4, в лесу, 24 дюйма, сколько нужно на 2к6',
};

/** Starts a service. Resolves when it listens. */
export async function startService(parts: ServiceParts): Promise<Service> {
  const { settings, logger, listen, catalog, rateLimit, prepared, metrics, tracing, readMetrics } = parts;
  const { publicUrl, siteFolder, trustProxy } = settings;
  if (settings.metrics !== 'off') addProcessMetrics(metrics);
  const pool = openWorkerPool({ onFailure: (error) => logger.error({ err: error }, 'a worker thread cannot start') });
  let isDraining = false;
  const app = await buildApp({
    catalog,
    logger,
    publicUrl,
    pool,
    rateLimit,
    trustProxy,
    repository: repositoryOfOwner(),
    securityContact: settings.securityContact,
    downloads: downloadsOf(settings),
    siteFolder: isBuiltSite(siteFolder) ? resolve(siteFolder) : undefined,
    isDraining: () => isDraining,
    metrics,
    tracing,
    logsAll: settings.logsRequests,
    slowMs: settings.slowMs,
    showMetrics: settings.metrics === 'open' ? readMetrics : undefined,
  });
  // Each takes dozens of milliseconds, for which no request should hold the main thread.
  loadRulebook();
  for (const language of LANGUAGES) readQuestion(FIRST_QUESTIONS[language], { language });
  const loaded = prepared
    .then(() => catalog.ping())
    .then(() => catalog.read((db) => Promise.all(LANGUAGES.map((language) => rankedHits(db, FIRST_QUESTIONS[language], {})))));
  await Promise.race([loaded.catch(() => undefined), pause(MAX_PREPARE_MS)]);
  const http = httpServer(app.express, publicUrl);
  await listen(http.server);
  // If this fails, the first search tries again.
  prepareSearch(pool).catch((error: unknown) => {
    if (!isDraining) logger.warn({ err: error }, 'the search of the rulebook is not ready');
  });
  return {
    stop: async (drained) => {
      isDraining = true;
      http.startDraining();
      await drained;
      setTimeout(() => giveUp('Requests did not finish in time.'), MAX_STOP_MS).unref();
      await closeAll(http, app, pool, catalog);
      await tracing?.close();
    },
  };
}

async function closeAll(http: HttpServer, app: App, pool: Pool, catalog: Catalog): Promise<void> {
  await http.close();
  await app.stop();
  await pool.close();
  await catalog.close();
}
