/** Listening on an address of the settings, with a message for each reason that it fails. */
import { createServer, type Server } from 'node:net';
import type { Settings } from '../context/settings.js';
import { giveUp } from './give-up.js';

/** An address to listen on. */
type Address = Pick<Settings, 'host' | 'port'>;

/** Listens. Ends the process with a message if it cannot. */
export const listen = (server: Server, address: Address): Promise<void> =>
  new Promise((listening) => {
    server.once('error', (error) => giveUp(complaint(error, address)));
    server.listen(address.port, address.host, () => listening());
  });

/** Ends the process with a message if an address cannot be used. Called before anything else takes time. */
export async function checkAddresses(settings: Settings): Promise<void> {
  for (const address of [settings, ...(typeof settings.metrics === 'string' ? [] : [settings.metrics])]) {
    const server = createServer();
    await listen(server, address);
    await new Promise((closed) => server.close(closed));
  }
}

/** Codes of addresses that do not belong to this machine. */
const NOT_HERE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME', 'EINVAL', 'EAFNOSUPPORT']);

function complaint({ code = '', message }: NodeJS.ErrnoException, { host, port }: Address): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=4001 npm start`;
  if (code === 'EACCES') return `Port ${port} is reserved for root. Choose one from 1024, with a proxy in front of it.`;
  if (NOT_HERE.has(code))
    return `"${host}" is not an address of this machine. HOST and METRICS expect one, such as 127.0.0.1, or 0.0.0.0 for all of them.`;
  return `Rangefinder cannot listen on ${host}:${port}: ${message}`;
}
