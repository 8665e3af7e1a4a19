/**
 * Lingering close for unread request bodies. Node would either read a long body to its end or reset the connection before the
 * client receives the answer. This middleware closes the sending side, discards incoming data for a moment, and then closes the
 * connection. nginx does the same.
 */
import type { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';

/** A shorter rest is read, so that the connection can be reused. */
const MAX_REST_BYTES = 65_536;
const LINGER_MS = 500;

/** Must precede all handlers. */
export const leaveUnread: RequestHandler = (request, response, next) => {
  if (mayBeLong(request)) {
    const { socket } = request;
    const close = (): void => (request.complete ? void socket.destroy() : linger(socket));
    // Node calls this after an answer that closes the connection.
    socket.destroySoon = () => void (socket.writableLength === 0 ? close() : socket.once('drain', close));
    response.once('finish', () => {
      if (!request.complete) linger(socket);
    });
  }
  next();
};

const mayBeLong = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MAX_REST_BYTES;

function linger(socket: Socket): void {
  if (!socket.writableEnded) socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
