/**
 * An address that stays while the server behind it changes, as the services of Kubernetes are and a name in DNS is; and a line that can
 * be cut.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Link {
  readonly port: number;
  /** Leads to another port from now on; connections to the one before break. */
  leadTo(port: number): void;
  /** Leads nowhere. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens an address that leads to a port of this machine. */
export async function openLink(to: number): Promise<Link> {
  let target: number | undefined = to;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (target === undefined) return void client.resetAndDestroy();
    const beyond = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, beyond],
      [beyond, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => {
      if (port !== target) drop();
      target = port;
    },
    cut: () => {
      target = undefined;
      drop();
    },
    close: () => {
      drop();
      return new Promise((closed) => void server.close(() => closed()));
    },
  };
}
