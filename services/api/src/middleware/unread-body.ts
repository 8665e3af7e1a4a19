/**
 * Long bodies that an answer did not wait for. Node would read them to their end, however much that is, or, where the connection is to
 * close, at once break it off: then the client hears of a broken connection and never of the answer. So the connection is closed on
 * this side, what comes for another moment is thrown away, and then it ends. nginx calls it a lingering close.
 */
import type { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';

/** A shorter rest is read to its end, so that the connection can be used again. */
const MAX_REST_BYTES = 65_536;
const LINGER_MS = 500;

/** To stand before everything that answers. */
export const leaveUnread: RequestHandler = (request, response, next) => {
  if (mayBeLong(request)) {
    const { socket } = request;
    const close = (): void => (request.complete ? void socket.destroy() : linger(socket));
    // What Node calls behind an answer that closes the connection.
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
