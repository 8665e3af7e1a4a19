import type { Logger } from 'pino';
import type { MetricsReaders, Settings } from '../context/settings.js';
import { listen } from './listen.js';
import { metricsServer, type ReadMetrics } from './metrics-endpoint.js';

/** Options for metrics on the port of the service; undefined if they are elsewhere or off. */
export function shownOnOwnPort(
  { metrics }: Settings,
  read: ReadMetrics,
): { readonly readers: MetricsReaders; readonly read: ReadMetrics } | undefined {
  return metrics === 'local' || metrics === 'open' ? { readers: metrics, read } : undefined;
}

/**
 * Serves metrics on a separate port, if the settings name one. Resolves to its shutdown. Ends the process with a message if it
 * cannot listen.
 */
export async function showOnPort({ metrics }: Settings, read: ReadMetrics, logger: Logger): Promise<() => void> {
  if (typeof metrics === 'string') return () => undefined;
  const server = metricsServer(read, logger);
  await listen(server, metrics);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
