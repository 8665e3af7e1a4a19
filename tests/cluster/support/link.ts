/** A stable address in front of changing servers, like a service of Kubernetes or a DNS name; its connection can be cut. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Link {
  readonly port: number;
  /** Forwards to another port from now on; existing connections break. */
  leadTo(port: number): void;
  /** Forwards nothing. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens an address that forwards to a local port. */
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
