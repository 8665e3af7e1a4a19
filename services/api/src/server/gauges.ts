/** What is looked up when somebody reads the metrics: how queues, threads, memory and servers stand just then. */
import type { Catalog } from '@rangefinder/catalog';
import { PROGRAM_VERSION, RULES_VERSION } from '../context/versions.js';
import { waitingTurns } from '../context/work/cooperative-scheduling.js';
import type { Pool } from '../context/work/worker-pool.js';
import type { KeptAnswers } from '../middleware/response-cache.js';
import type { Metrics } from '../telemetry/metrics.js';

/** What is looked at. */
export interface Watched {
  readonly catalog: Catalog;
  readonly pool: Pool;
  readonly kept: KeptAnswers;
}

/** Has everything looked up before each reading; undone by what it returns. */
export function watch(metrics: Metrics, { catalog, pool, kept }: Watched): () => void {
  metrics.buildInfo.set({ version: PROGRAM_VERSION, rules: RULES_VERSION, node: process.version }, 1);
  metrics.processes.set(1);
  return metrics.beforeReading(async () => {
    lookAtWork(metrics, pool);
    lookAtKept(metrics, kept);
    lookAtPools(metrics, catalog);
    await lookAtServers(metrics, catalog);
  });
}

function lookAtWork(metrics: Metrics, pool: Pool): void {
  const { threads, maxThreads, busy, waiting } = pool.state();
  metrics.workers.set(threads);
  metrics.workersMax.set(maxThreads);
  metrics.workersBusy.set(busy);
  metrics.queueWaiting.set({ queue: 'threads' }, waiting);
  metrics.queueWaiting.set({ queue: 'turns' }, waitingTurns());
}

function lookAtKept(metrics: Metrics, kept: KeptAnswers): void {
  const { entries, bytes } = kept.size();
  metrics.keptEntries.set(entries);
  metrics.keptBytes.set(bytes);
}

function lookAtPools(metrics: Metrics, catalog: Catalog): void {
  for (const { pool, max, total, idle, waiting } of catalog.pools()) {
    metrics.databasePoolMax.set({ pool }, max);
    for (const [state, count] of Object.entries({ total, idle, waiting })) metrics.databasePool.set({ pool, state }, count);
  }
}

/** What a server does not say is not there: an old figure would pass for a new one. */
async function lookAtServers(metrics: Metrics, catalog: Catalog): Promise<void> {
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
