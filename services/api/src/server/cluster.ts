/**
 * Cluster: a primary process, which owns the embedded database and serves no requests, and workers that share the port and the rate
 * limit.
 */
import cluster, { type Worker } from 'node:cluster';
import pino from 'pino';
import type { Settings } from '../context/settings.js';
import { type RateLimit, rateLimit } from '../context/work/rate-limit.js';
import { databaseObserver } from '../telemetry/database-observer.js';
import { openMetrics } from '../telemetry/metrics.js';
import { observers } from '../telemetry/observers.js';
import { banner } from './banner.js';
import { openCatalogOf, prepareCatalog } from './catalog.js';
import { awaitedTexts, clusterMetrics, type Reporter } from './cluster-metrics.js';
import type { FromWorker, SpendingMessage, ToWorker } from './messages.js';
import { showOnPort } from './metrics-on-port.js';
import { type Service, startService } from './service.js';
import { onStop } from './signals.js';
import { tracingOf } from './start-tracing.js';

/** Interval in which workers report what was spent. */
const SHARE_MS = 200;
/** A worker that ends sooner is restarted after a pause. */
const QUICK_END_MS = 5_000;
const RESTART_PAUSE_MS = 1_000;

/** Starts the workers and restarts those that end. */
export async function leadCluster(settings: Settings): Promise<void> {
  const logger = pino({ level: settings.logLevel });
  const catalog = await openCatalogOf(settings, logger);
  const preparing = prepareCatalog(catalog, logger);
  if (catalog.kind === 'embedded') await preparing;
  // Workers accept connections themselves. A connection that the primary passes to a dying worker would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  let hasAnswered = false;
  const listening = new Set<Worker>();
  const metrics = openMetrics();
  const all = clusterMetrics(metrics, () => [...listening].map(reporterOf));
  const hideMetrics = await showOnPort(settings, all.text, logger);

  const listens = (worker: Worker): void => {
    listening.add(worker);
    logger.info({ pid: worker.process.pid }, 'a worker listens');
    if (!hasAnswered) process.stdout.write(banner(settings));
    hasAnswered = true;
  };
  const start = (): void => {
    const began = performance.now();
    const worker = cluster.fork();
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'spending') relay(message, worker);
      if (message.kind === 'report') all.heard(worker.id, message.number, message.report);
      if (message.kind === 'metricsWanted') void all.text().then((text) => send(worker, { kind: 'metrics', number: message.number, text }));
      if (message.kind === 'listening') listens(worker);
    });
    worker.once('exit', (code) => {
      if (isStopping) return;
      // A worker that cannot start has logged why, and the others could not start either.
      if (!hasAnswered) process.exit(code || 1);
      listening.delete(worker);
      void all.ended(worker.id);
      metrics.processRestarts.inc();
      logger.error({ pid: worker.process.pid, code }, 'a worker has ended; starting another');
      setTimeout(start, performance.now() - began < QUICK_END_MS ? RESTART_PAUSE_MS : 0);
    });
  };
  for (let count = 0; count < settings.processes; count++) start();

  onStop(settings, async (drainMs) => {
    isStopping = true;
    await Promise.all(workers().map((worker) => (listening.has(worker) ? stopped(worker, drainMs) : ended(worker))));
    hideMetrics();
    await catalog.close();
    process.exit(0);
  });
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}

const reporterOf = (worker: Worker): Reporter => ({
  id: worker.id,
  isConnected: () => worker.isConnected(),
  ask: (number) => send(worker, { kind: 'reportWanted', number }),
});

const workers = (): readonly Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function relay(message: SpendingMessage, from: Worker): void {
  for (const worker of workers()) if (worker !== from) send(worker, message);
}

function stopped(worker: Worker, drainMs: number): Promise<void> {
  send(worker, { kind: 'stop', drainMs });
  return exited(worker);
}

/** Stops a worker. One that does not listen yet receives no messages and has no requests. */
function ended(worker: Worker): Promise<void> {
  worker.process.kill('SIGKILL');
  return exited(worker);
}

const exited = (worker: Worker): Promise<void> => new Promise((resolve) => worker.once('exit', () => resolve()));

/** Runs a worker: the service, controlled by messages of the primary. */
export async function serveInCluster(settings: Settings): Promise<void> {
  const logger = pino({ level: settings.logLevel, base: { pid: process.pid, worker: cluster.worker?.id } });
  const limit = settings.rateLimit > 0 ? rateLimit(settings.rateLimit, { isShared: true }) : undefined;
  let service: Service | undefined;
  // The primary may end during startup.
  const stop = async (drainMs: number): Promise<void> => {
    await service?.stop(drainMs);
    process.exit(0);
  };
  // Signals reach the whole process group. The primary decides when its workers stop.
  onStop(settings, async () => undefined);
  const metrics = openMetrics();
  const shown = awaitedTexts((number) => tell({ kind: 'metricsWanted', number }));
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'spending') limit?.add(message.spending);
    if (message.kind === 'reportWanted') void metrics.report().then((report) => tell({ kind: 'report', number: message.number, report }));
    if (message.kind === 'metrics') shown.heard(message.number, message.text);
    if (message.kind === 'stop') void stop(message.drainMs);
  });
  process.once('disconnect', () => void stop(0));
  const tracing = await tracingOf(settings, logger);
  const catalog = await openCatalogOf(settings, logger, observers([databaseObserver(metrics), tracing?.observer]));
  const prepared = Promise.resolve();
  service = await startService({ settings, logger, catalog, rateLimit: limit, prepared, metrics, tracing, readMetrics: shown.ask });
  if (limit) shareSpending(limit);
  tell({ kind: 'listening' });
}

/** The primary may have ended. */
const tell = (message: FromWorker): void => void (process.connected && process.send?.(message));

function shareSpending(limit: RateLimit): void {
  setInterval(() => {
    const spending = limit.takeSpending();
    if (spending.length > 0) tell({ kind: 'spending', spending });
  }, SHARE_MS).unref();
}
