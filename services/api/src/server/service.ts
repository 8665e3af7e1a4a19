/** One serving process: catalog, worker pool, application, port, and graceful shutdown. */
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Catalog } from '@rangefinder/catalog';
import type { Logger } from 'pino';
import { prepareSearch } from '../answering/search/rulebook-search.js';
import type { Settings } from '../context/settings.js';
import type { RateLimit } from '../context/work/rate-limit.js';
import { openWorkerPool, type Pool } from '../context/work/worker-pool.js';
import { addProcessMetrics, type Metrics } from '../telemetry/metrics.js';
import type { Tracing } from '../telemetry/tracing.js';
import { type App, buildApp } from './app.js';
import { giveUp } from './give-up.js';
import { httpServer } from './http-server.js';
import type { ReadMetrics } from './metrics-endpoint.js';
import { shownOnOwnPort } from './metrics-on-port.js';
import { repositoryOfOwner } from './repository.js';

export interface ServiceParts {
  readonly settings: Settings;
  readonly logger: Logger;
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

/** A listening service. */
export interface Service {
  /** Graceful shutdown: waits for load balancers and clients to switch, finishes running requests, then closes everything. */
  stop(drainMs: number): Promise<void>;
}

const MAX_STOP_MS = 15_000;
/** Maximum time that the start waits for the catalog. */
const MAX_PREPARE_MS = 2_000;
const IDLE_SWEEP_MS = 50;

/** Starts a service. Resolves when it listens. Ends the process with a message if it cannot. */
export async function startService(parts: ServiceParts): Promise<Service> {
  const { settings, logger, catalog, rateLimit, prepared, metrics, tracing, readMetrics } = parts;
  const { publicUrl, siteFolder, trustProxy } = settings;
  let isDraining = false;
  if (settings.metrics !== 'off') addProcessMetrics(metrics);
  const pool = openWorkerPool();
  const app = await buildApp({
    catalog,
    logger,
    publicUrl,
    pool,
    rateLimit,
    trustProxy,
    repository: repositoryOfOwner(),
    securityContact: settings.securityContact,
    siteFolder: resolve(siteFolder),
    isDraining: () => isDraining,
    metrics,
    tracing,
    logsAll: settings.logsRequests,
    slowMs: settings.slowMs,
    showMetrics: shownOnOwnPort(settings, readMetrics),
  });
  const server = httpServer(app.express, publicUrl);
  await Promise.race([prepared.then(() => catalog.ping()).catch(() => undefined), pause(MAX_PREPARE_MS)]);
  await listen(server, settings);
  // If this fails, the first search tries again.
  prepareSearch(pool).catch((error: unknown) => logger.warn({ err: error }, 'the search of the rulebook is not ready'));
  return {
    stop: async (drainMs) => {
      isDraining = true;
      await pause(drainMs);
      setTimeout(() => giveUp('Requests did not finish in time.'), MAX_STOP_MS).unref();
      await closeAll(server, app, pool, catalog);
      await tracing?.close();
    },
  };
}

async function closeAll(server: Server, app: App, pool: Pool, catalog: Catalog): Promise<void> {
  await closeServer(server);
  await app.stop();
  await pool.close();
  await catalog.close();
}

/** Closes idle connections at once and the others after their answer. */
async function closeServer(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  await new Promise((closed) => server.close(closed));
  clearInterval(sweep);
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((listening) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        giveUp(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=4001 npm start`);
      giveUp(`Rangefinder cannot listen on ${host}:${port}: ${error.message}`);
    });
    server.listen(port, host, listening);
  });
}
