/** Clients that leave answers unread, hold connections open without a request, or connect again and again. */
import { connect, type Socket } from 'node:net';

/** A POST request with JSON, as sent on a connection. */
export const written = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Two pages of the rulebook of 1 MB each. */
export const PAGES_OF_RULES = written(
  '/graphql',
  JSON.stringify({ query: `{ ${[0, 1].map((index) => `s${index}: sections(first: 100) { nodes { text html } }`).join(' ')} }` }),
);

/** Sends a request on many connections and never reads the answers. */
export const leaveUnread = (port: number, text: string, connections: number): readonly Socket[] =>
  Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.pause().write(text));
    return socket.pause().on('error', () => undefined);
  });

/** Opens connections without a request; resolves when each is open or refused. */
export async function openIdle(port: number, connections: number): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await Promise.all(sockets.map((socket) => new Promise((opened) => socket.once('connect', opened).once('close', opened))));
  return sockets;
}

/** Sends a request on a connection of its own. Whether it was refused, answered, or lost after the connection was established. */
const askOnce = (port: number, path: string): Promise<'refused' | 'answered' | 'lost'> =>
  new Promise((resolve) => {
    let received = '';
    let isEstablished = false;
    const socket = connect(port, '127.0.0.1', () => {
      isEstablished = true;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(received.startsWith('HTTP/1.1 200') ? 'answered' : isEstablished ? 'lost' : 'refused'));
  });

/** Sends requests on a new connection each until one is refused; returns the number of answered and lost ones. */
export async function askUntilRefused(port: number, path: string): Promise<{ readonly answered: number; readonly lost: number }> {
  const counts = { answered: 0, lost: 0 };
  for (;;) {
    const outcome = await askOnce(port, `${path}${counts.answered % 40}`);
    if (outcome === 'refused') return counts;
    counts[outcome]++;
  }
}
