/** The service on a port of this machine, for clients that need one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Service, type ServiceOptions, startService } from './service.js';

export interface ListeningService extends Service {
  /** `http://127.0.0.1:…` */
  readonly url: string;
}

export async function startListening(options: ServiceOptions = {}): Promise<ListeningService> {
  const service = await startService(options);
  const server = createServer(service.express).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    ...service,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.close();
    },
  };
}
