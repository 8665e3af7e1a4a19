/**
 * The primary process of a cluster. It owns the embedded database and the port, and serves no requests. Workers share the port and
 * the rate limit; one that ends or hangs is replaced.
 */
import type { SendHandle } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { SETTING_NAMES, type Settings } from '../context/settings.js';
import { unknownSettings } from '../context/unknown-settings.js';
import { type Metrics, openMetrics } from '../telemetry/metrics.js';
import { banner } from './banner.js';
import { openCatalogOf, prepareCatalog } from './catalog.js';
import { type ClusterMetrics, clusterMetrics, type Reporter } from './cluster-metrics.js';
import { giveUp } from './give-up.js';
import { checkAddresses } from './listen.js';
import { ALIVE_MS, type FromWorker, type SpendingMessage, type ToWorker } from './messages.js';
import { showOnPort } from './metrics-on-port.js';
import { openSharedPort, type SharedPort, sendable } from './shared-port.js';
import { onStop } from './signals.js';

/** Pause after a worker that has ended before it listened. */
const RESTART_PAUSE_MS = 1_000;
/** Number of intervals after which a worker that does not report is killed, once it listens and while it starts. */
const MAX_SILENT_INTERVALS = 10;
const MAX_START_INTERVALS = 90;
/**
 * Starts that fail in succession while no worker listens. Connections wait until then; afterwards they are refused, so that load
 * balancers use other instances at once.
 */
const MAX_FAILED_STARTS = 3;

/** The workers of a primary process. */
interface Workers {
  /** Starts a worker, and another when it ends. */
  start(): void;
  stop(drainMs: number): Promise<void>;
  reporters(): readonly Reporter[];
}

/** Starts the workers and restarts those that end. */
export async function leadCluster(settings: Settings): Promise<void> {
  const logger = pino({ level: settings.logLevel });
  await checkAddresses(settings);
  for (const notice of unknownSettings(process.env, SETTING_NAMES)) logger.warn(notice);
  const catalog = await openCatalogOf(settings, logger);
  const preparing = prepareCatalog(catalog, logger);
  if (catalog.kind === 'embedded') await preparing;
  const metrics = openMetrics();
  const all = clusterMetrics(metrics, () => workers.reporters());
  const workers = workersOf(settings, logger, metrics, all);
  const hideMetrics = await showOnPort(settings, all.text, logger);
  for (let count = 0; count < settings.processes; count++) workers.start();
  onStop(settings, async (drainMs) => {
    await workers.stop(drainMs);
    hideMetrics();
    await catalog.close();
    process.exit(0);
  });
}

function workersOf(settings: Settings, logger: Logger, metrics: Metrics, all: ClusterMetrics): Workers {
  const listening = new Set<Worker>();
  const port = heldPort(settings);
  let isStopping = false;
  let hasAnswered = false;
  let failedStarts = 0;
  const listens = (worker: Worker): void => {
    listening.add(worker);
    failedStarts = 0;
    logger.info({ pid: worker.process.pid }, 'a worker listens');
    if (!hasAnswered) process.stdout.write(banner(settings));
    hasAnswered = true;
  };
  const ended = (worker: Worker | undefined, reason: object): void => {
    if (isStopping) return;
    // A worker that cannot start has logged why, and the others could not start either.
    if (!hasAnswered) giveUp('A worker process of Rangefinder has ended while it started.');
    const hasListened = worker !== undefined && listening.delete(worker);
    if (worker) void all.ended(worker.id);
    if (!hasListened && listening.size === 0 && ++failedStarts >= MAX_FAILED_STARTS) port.close();
    metrics.processRestarts.inc();
    logger.error(reason, 'a worker has ended; starting another');
    setTimeout(start, hasListened ? 0 : RESTART_PAUSE_MS);
  };
  const start = (): void => {
    if (isStopping) return;
    const isListening = (worker: Worker): boolean => listening.has(worker);
    forkWorker({ logger, isListening, heard: heardBy({ all, port, listens }), ended });
  };
  return {
    start,
    stop: async (drainMs) => {
      isStopping = true;
      for (const worker of listening) send(worker, { kind: 'drain' });
      await pause(drainMs);
      // Before the workers stop listening: connections that only the primary holds would be reset.
      port.close();
      await Promise.all(runningWorkers().map((worker) => (listening.has(worker) ? stopped(worker) : killed(worker))));
    },
    reporters: () => [...listening].map(reporterOf),
  };
}

interface Listeners {
  readonly all: ClusterMetrics;
  readonly port: HeldPort;
  readonly listens: (worker: Worker) => void;
}

/** Handles messages of workers. */
const heardBy =
  ({ all, port, listens }: Listeners) =>
  (message: FromWorker, worker: Worker): void => {
    if (message.kind === 'spending') relay(message, worker);
    if (message.kind === 'report') all.heard(worker.id, message.number, message.report);
    if (message.kind === 'metricsWanted') void all.text().then((text) => send(worker, { kind: 'metrics', number: message.number, text }));
    if (message.kind === 'portWanted') void port.open().then((shared) => send(worker, { kind: 'port' }, sendable(shared)));
    if (message.kind === 'listening') listens(worker);
  };

interface Forking {
  readonly logger: Logger;
  readonly isListening: (worker: Worker) => boolean;
  readonly heard: (message: FromWorker, worker: Worker) => void;
  /** Called once a worker has ended or could not be started. */
  readonly ended: (worker: Worker | undefined, reason: object) => void;
}

function forkWorker({ logger, isListening, heard, ended }: Forking): void {
  try {
    const worker = cluster.fork();
    const { process: child } = worker;
    const stopWatching = killSilent(worker, () => isListening(worker), logger);
    worker.on('message', (message: FromWorker) => heard(message, worker));
    child.once('error', (error) => {
      if (child.pid !== undefined) return;
      stopWatching();
      ended(worker, { err: error });
    });
    worker.once('exit', (code) => {
      stopWatching();
      ended(worker, { pid: child.pid, code });
    });
  } catch (error) {
    // The system has no resources for a process.
    ended(undefined, { err: error });
  }
}

interface HeldPort {
  open(): Promise<SharedPort>;
  close(): void;
}

/** The shared port, opened when the first worker wants it. */
function heldPort(settings: Settings): HeldPort {
  let port: Promise<SharedPort> | undefined;
  return {
    open: () => {
      port ??= openSharedPort(settings);
      return port;
    },
    close: () => {
      void port?.then((shared) => shared.close());
      port = undefined;
    },
  };
}

/** Kills a worker whose main thread has been blocked for long. Counts own intervals, since the whole machine may be suspended. */
function killSilent(worker: Worker, listens: () => boolean, logger: Logger): () => void {
  let silent = 0;
  worker.on('message', () => {
    silent = 0;
  });
  const timer = setInterval(() => {
    if (++silent < (listens() ? MAX_SILENT_INTERVALS : MAX_START_INTERVALS)) return;
    logger.error({ pid: worker.process.pid }, `a worker has not reported for ${(ALIVE_MS * silent) / 1_000} s; ending it`);
    worker.process.kill('SIGKILL');
  }, ALIVE_MS);
  return () => clearInterval(timer);
}

function send(worker: Worker, message: ToWorker, handle?: SendHandle): void {
  if (worker.isConnected()) worker.send(message, handle);
}

const reporterOf = (worker: Worker): Reporter => ({
  id: worker.id,
  isConnected: () => worker.isConnected(),
  ask: (number) => send(worker, { kind: 'reportWanted', number }),
});

const runningWorkers = (): readonly Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function relay(message: SpendingMessage, from: Worker): void {
  for (const worker of runningWorkers()) if (worker !== from) send(worker, message);
}

function stopped(worker: Worker): Promise<void> {
  send(worker, { kind: 'stop' });
  return exited(worker);
}

/** Stops a worker that does not listen yet and has no requests. */
function killed(worker: Worker): Promise<void> {
  worker.process.kill('SIGKILL');
  return exited(worker);
}

const exited = (worker: Worker): Promise<void> => new Promise((resolve) => worker.once('exit', () => resolve()));
