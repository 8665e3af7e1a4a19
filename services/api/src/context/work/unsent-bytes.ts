/**
 * Backpressure for clients that do not read: one account of the bytes of answers that are made and not yet sent, for each address and
 * for the process. Beyond its limits, requests are refused before anything is computed.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum for one address: four of the largest answers. */
const MAX_UNSENT_BYTES_EACH = 8_000_000;
/** Maximum for the process. */
const MAX_UNSENT_BYTES = 64_000_000;

const byAddress = new Map<string, number>();
let total = 0;

/** Whether requests of an address are refused until earlier answers are read. */
export const hasUnread = (address: string): boolean =>
  total > 0 && (total >= MAX_UNSENT_BYTES || (byAddress.get(address) ?? 0) >= MAX_UNSENT_BYTES_EACH);

function add(address: string, bytes: number): void {
  total += bytes;
  const sum = (byAddress.get(address) ?? 0) + bytes;
  if (sum > 0) byAddress.set(address, sum);
  else byAddress.delete(address);
}

/** Adds bytes to the account. Returns a function that removes them. */
export function holdBytes(address: string, bytes: number): () => void {
  let held = bytes;
  add(address, held);
  return () => {
    add(address, -held);
    held = 0;
  };
}

const heldBySocket = new WeakMap<Socket, Set<() => void>>();

/**
 * Adds what the socket has not accepted of an ended answer, until it has. Most answers are accepted at once.
 * @example response.end(body); holdUnsent(address, response);
 */
export function holdUnsent(address: string, response: ServerResponse): void {
  const bytes = response.writableLength;
  if (bytes === 0 || response.destroyed) return;
  const release = holdBytes(address, bytes);
  const held = heldOf(response.req.socket);
  held.add(release);
  response.once('close', () => {
    held.delete(release);
    release();
  });
}

/** Node closes answers that wait behind another one on the same connection without an event. */
function heldOf(socket: Socket): Set<() => void> {
  const known = heldBySocket.get(socket);
  if (known) return known;
  const held = new Set<() => void>();
  heldBySocket.set(socket, held);
  socket.once('close', () => {
    for (const release of held) release();
  });
  return held;
}
