/** The service on a local port, for clients that need one. */
import type { AddressInfo } from 'node:net';
import { httpServer } from '@rangefinder/api';
import { DEADLINE_MS, type Service, type ServiceOptions, startService } from './service.js';

export interface ListeningService extends Service {
  /** `http://127.0.0.1:…` */
  readonly url: string;
}

export async function startListening(options: ServiceOptions = {}): Promise<ListeningService> {
  const service = await startService(options);
  const { server } = httpServer(service.express, 'https://rangefinder.example');
  // Below the deadline of a request, the time-out of inactive connections would close a connection that waits for its answer.
  server.timeout = Math.max(server.timeout, 2 * DEADLINE_MS);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const closePort = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    ...service,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await closePort();
      await service.stop();
    },
    close: async () => {
      await closePort();
      await service.close();
    },
  };
}
