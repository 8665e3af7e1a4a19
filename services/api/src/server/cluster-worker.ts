/** A worker process of a cluster: the service, controlled by messages of the primary. */
import cluster from 'node:cluster';
import type { Server } from 'node:http';
import pino from 'pino';
import type { Settings } from '../context/settings.js';
import { type RateLimit, rateLimit } from '../context/work/rate-limit.js';
import { databaseObserver } from '../telemetry/database-observer.js';
import { openMetrics } from '../telemetry/metrics.js';
import { observers } from '../telemetry/observers.js';
import { openCatalogOf } from './catalog.js';
import { awaitedTexts } from './cluster-metrics.js';
import { ALIVE_MS, type FromWorker, type ToWorker } from './messages.js';
import { type Service, startService } from './service.js';
import { listenOnShared } from './shared-port.js';
import { onStop } from './signals.js';
import { tracingOf } from './start-tracing.js';

/** Interval in which workers report what was spent. */
const SHARE_MS = 200;

/** Runs a worker. */
export async function serveInCluster(settings: Settings): Promise<void> {
  const logger = pino({ level: settings.logLevel, base: { pid: process.pid, worker: cluster.worker?.id } });
  const limit = settings.rateLimit > 0 ? rateLimit(settings.rateLimit, { isShared: true }) : undefined;
  // Signals reach the whole process group. The primary decides when its workers stop.
  onStop(settings, async () => undefined);
  setInterval(() => tell({ kind: 'alive' }), ALIVE_MS).unref();
  const metrics = openMetrics();
  const shown = awaitedTexts((number) => tell({ kind: 'metricsWanted', number }));
  const stopping = stoppable();
  let takePort: (port: unknown) => void = () => undefined;
  process.on('message', (message: ToWorker, handle: unknown) => {
    if (message.kind === 'spending') limit?.add(message.spending);
    if (message.kind === 'reportWanted') void metrics.report().then((report) => tell({ kind: 'report', number: message.number, report }));
    if (message.kind === 'metrics') shown.heard(message.number, message.text);
    if (message.kind === 'port') takePort(handle);
    if (message.kind === 'drain') stopping.drain();
    if (message.kind === 'stop') stopping.stop();
  });
  process.once('disconnect', stopping.stop);
  const tracing = await tracingOf(settings, logger);
  const catalog = await openCatalogOf(settings, logger, observers([databaseObserver(metrics), tracing?.observer]));
  const listen = async (server: Server): Promise<void> => {
    const port = new Promise((taken) => {
      takePort = taken;
    });
    tell({ kind: 'portWanted' });
    await listenOnShared(server, await port);
  };
  const prepared = Promise.resolve();
  const parts = { settings, logger, listen, catalog, rateLimit: limit, prepared, metrics, tracing, readMetrics: shown.ask };
  stopping.started(await startService(parts));
  if (limit) shareSpending(limit);
  tell({ kind: 'listening' });
}

/** Shutdown in two steps. The primary may end during startup. */
function stoppable() {
  let service: Service | undefined;
  let _ending: Promise<void> | undefined;
  let drained: () => void = () => undefined;
  const untilDrained = new Promise<void>((resolve) => {
    drained = resolve;
  });
  const drain = (): void => {
    _ending ??= Promise.resolve(service?.stop(untilDrained)).then(() => process.exit(0));
  };
  return {
    started: (running: Service): void => {
      service = running;
    },
    drain,
    stop: (): void => {
      drained();
      drain();
    },
  };
}

/** The primary may have ended. */
const tell = (message: FromWorker): void => void (process.connected && process.send?.(message));

function shareSpending(limit: RateLimit): void {
  setInterval(() => {
    const spending = limit.takeSpending();
    if (spending.length > 0) tell({ kind: 'spending', spending });
  }, SHARE_MS).unref();
}
