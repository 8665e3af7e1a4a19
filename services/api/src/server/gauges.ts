/** Gauges collected when the metrics are read: queues, worker threads, response cache, connection pools, database servers. */
import type { Catalog } from '@rangefinder/catalog';
import { PROGRAM_VERSION, RULES_VERSION } from '../context/versions.js';
import { waitingForMainThread } from '../context/work/cooperative-scheduling.js';
import type { Pool } from '../context/work/worker-pool.js';
import type { ResponseCache } from '../middleware/response-cache.js';
import type { Metrics } from '../telemetry/metrics.js';

export interface GaugeSources {
  readonly catalog: Catalog;
  readonly pool: Pool;
  readonly responses: ResponseCache;
}

/** Updates all gauges before each reading. Returns a function that stops it. */
export function collectGauges(metrics: Metrics, { catalog, pool, responses }: GaugeSources): () => void {
  metrics.buildInfo.set({ version: PROGRAM_VERSION, rules: RULES_VERSION, node: process.version }, 1);
  metrics.processes.set(1);
  return metrics.beforeReading(async () => {
    updateWorkGauges(metrics, pool);
    updateCacheGauges(metrics, responses);
    updatePoolsGauges(metrics, catalog);
    await updateServersGauges(metrics, catalog);
  });
}

function updateWorkGauges(metrics: Metrics, pool: Pool): void {
  const { threads, maxThreads, busy, waiting } = pool.state();
  metrics.workers.set(threads);
  metrics.workersMax.set(maxThreads);
  metrics.workersBusy.set(busy);
  metrics.queueWaiting.set({ queue: 'workers' }, waiting);
  metrics.queueWaiting.set({ queue: 'main_thread' }, waitingForMainThread());
}

function updateCacheGauges(metrics: Metrics, responses: ResponseCache): void {
  const { entries, bytes } = responses.size();
  metrics.responseCacheEntries.set(entries);
  metrics.responseCacheBytes.set(bytes);
}

function updatePoolsGauges(metrics: Metrics, catalog: Catalog): void {
  for (const { pool, max, total, idle, waiting } of catalog.pools()) {
    metrics.databasePoolMax.set({ pool }, max);
    for (const [state, count] of Object.entries({ total, idle, waiting })) metrics.databasePool.set({ pool, state }, count);
  }
}

/** Unknown values are removed instead of keeping an old one. */
async function updateServersGauges(metrics: Metrics, catalog: Catalog): Promise<void> {
  const servers = await catalog.servers();
  metrics.catalogRevision.reset();
  metrics.catalogInfo.reset();
  metrics.replicaLag.remove();
  for (const { server, isUp, revision } of servers) {
    metrics.databaseUp.set({ server }, isUp ? 1 : 0);
    if (revision !== undefined) metrics.catalogRevision.set({ server }, revision);
  }
  const lagMs = catalog.replica()?.lagMs;
  if (lagMs !== undefined) metrics.replicaLag.set(lagMs / 1_000);
  const revision = servers.find((server) => server.revision !== undefined)?.revision;
  if (revision !== undefined) metrics.catalogInfo.set({ kind: catalog.kind, revision }, 1);
}
