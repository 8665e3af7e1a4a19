/** Where the metrics of a process, or of a cluster, are shown. */
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { MetricsReaders, Settings } from '../context/settings.js';
import { giveUp } from './give-up.js';
import { metricsServer, type ReadMetrics } from './metrics-endpoint.js';

/** How the application shows metrics on its own port; undefined where it does not. */
export function shownOnOwnPort(
  { metrics }: Settings,
  read: ReadMetrics,
): { readonly readers: MetricsReaders; readonly read: ReadMetrics } | undefined {
  return metrics === 'local' || metrics === 'open' ? { readers: metrics, read } : undefined;
}

/** Shows the metrics on a port of theirs, where the settings name one; resolves to what closes it. Ends the process with a message when it cannot listen. */
export async function showOnPort({ metrics }: Settings, read: ReadMetrics, logger: Logger): Promise<() => void> {
  if (typeof metrics === 'string') return () => undefined;
  const server = metricsServer(read, logger);
  await listen(server, metrics);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

const listen = (server: Server, { host, port }: { readonly host: string; readonly port: number }): Promise<void> =>
  new Promise((listening) => {
    server.once('error', ({ message }) => giveUp(`METRICS: Rangefinder cannot listen on ${host}:${port}: ${message}`));
    server.listen(port, host, listening);
  });
