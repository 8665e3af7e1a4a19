import type { Logger } from 'pino';
import type { Settings } from '../context/settings.js';
import { listen } from './listen.js';
import { metricsServer, type ReadMetrics } from './metrics-endpoint.js';

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
