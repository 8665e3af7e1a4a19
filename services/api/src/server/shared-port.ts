/**
 * The port that the workers of a cluster share. The primary holds it without accepting connections, so that they wait in the queue
 * of the operating system while no worker listens.
 */
import type { SendHandle } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import net from 'node:net';
import type { Settings } from '../context/settings.js';

/** A bound socket of Node. A server that listens on it shares the socket with those of other processes. */
export interface SharedPort {
  close(): void;
}

/** What `cluster` of Node uses itself; Node has no public way to hold a socket without accepting connections. */
interface Handles {
  _createServerHandle(address: string, port: number, family: number, fd: number, flags: number): SharedPort | number;
}

/** Binds an address. Rejects with the error number of the system. */
export async function openSharedPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<SharedPort> {
  const { address, family } = await lookup(host);
  const handle = (net as unknown as Handles)._createServerHandle(address, port, family, -1, 0);
  if (typeof handle === 'number') throw new Error(`cannot bind ${host}:${port}: error ${handle}`);
  return handle;
}

/** For sending it to a worker. */
export const sendable = (port: SharedPort): SendHandle => port as unknown as SendHandle;

/** Listens on a port that another process holds. */
export const listenOnShared = (server: net.Server, port: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
