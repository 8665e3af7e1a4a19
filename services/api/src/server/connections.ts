/**
 * Open connections of the HTTP server: their number is limited by the file descriptors of the process, and a graceful shutdown
 * answers the first request of each.
 */
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextIteration, setTimeout as pause } from 'node:timers/promises';

/** Connections of a server. */
export interface Connections {
  /**
   * Handles a request, or returns false if there is no room for its connection. A pipelined request waits for the answers to the
   * earlier ones of its connection, so that other connections are served in between.
   */
  admit(socket: Socket, handle: () => void): boolean;
  /** Called when a request has been answered. */
  answered(socket: Socket): void;
  /**
   * Stops listening, then closes idle connections at once and the others after their answer. A new connection has some time for its
   * first request. Resolves when all are closed.
   */
  close(): Promise<void>;
}

interface Connection {
  /** Requests without an answer. */
  pending: number;
  /** Pipelined requests that are not handled yet, in order. */
  readonly pipelined: (() => void)[];
  /** Whether it is not read, since many of its requests wait. */
  isPaused: boolean;
  isNew: boolean;
  /** Whether it exceeds the limit, since no other had been idle for long. */
  readonly isExcess: boolean;
  /** Since when it has no pending request. */
  idleSince: number;
}

const newConnection = (isExcess: boolean): Connection => ({
  ...{ pending: 0, pipelined: [], isPaused: false, isNew: true, isExcess },
  idleSince: performance.now(),
});

/** Time for the first request of a connection that was accepted before a shutdown. */
const FIRST_REQUEST_MS = 1_000;
const SWEEP_MS = 50;
/** Pipelined requests from which on a connection is not read until they are answered. */
const MAX_PIPELINED_REQUESTS = 16;
/** A connection that has been idle for less is not closed for another: its request may be on the way. */
const MIN_IDLE_MS = 1_000;
/** Connections above the limit whose requests are answered, with 503 if none of the others is idle. */
const EXCESS_CONNECTIONS = 40;
/** Maximum time that requests wait until no connection is left in the queue of the operating system. */
const MAX_QUIET_MS = 1_000;

/**
 * Tracks the connections of a server.
 * @param maxConnections number from which on a further connection closes the one that has been idle for longest
 */
export function trackConnections(server: Server, maxConnections: number): Connections {
  const open = new Map<Socket, Connection>();
  let accepted = 0;
  let isQuiet = false;
  server.on('connection', (socket: Socket) => {
    accepted++;
    const isExcess = open.size >= maxConnections && !closeIdlest(open, MIN_IDLE_MS);
    if (isExcess && open.size >= maxConnections + EXCESS_CONNECTIONS && !closeIdlest(open, 0)) return void socket.destroy();
    open.set(socket, newConnection(isExcess));
    socket.once('close', () => open.delete(socket));
    // Node starts to read in the next tick.
    if (isQuiet) process.nextTick(() => isQuiet && socket.pause());
  });

  /**
   * Closing a port resets connections that wait in the queue of the operating system. Without requests to handle, the event loop
   * accepts them all, and the port is closed in the same iteration.
   */
  const stopListening = async (): Promise<void> => {
    isQuiet = true;
    for (const socket of open.keys()) socket.pause();
    const until = performance.now() + MAX_QUIET_MS;
    let before = -1;
    while (before !== accepted && performance.now() < until) {
      before = accepted;
      await nextIteration();
      await nextIteration();
    }
    // The method of HTTP servers closes new connections as well.
    NetServer.prototype.close.call(server);
    isQuiet = false;
    for (const socket of open.keys()) socket.resume();
  };
  return {
    admit: (socket, handle) => {
      const connection = open.get(socket) ?? newConnection(false);
      const hasRoom = !connection.isExcess || open.size <= maxConnections || closeIdlest(open, 0, socket);
      connection.pending++;
      connection.isNew = false;
      if (hasRoom) handleInOrder(socket, connection, handle);
      return hasRoom;
    },
    answered: (socket) => {
      const connection = open.get(socket);
      if (!connection) return;
      connection.pending--;
      connection.idleSince = performance.now();
      handleNext(socket, connection);
    },
    close: async () => {
      await stopListening();
      await closeAfterAnswers(open);
    },
  };
}

function handleInOrder(socket: Socket, connection: Connection, handle: () => void): void {
  if (connection.pending === 1) {
    handle();
    return;
  }
  connection.pipelined.push(handle);
  if (connection.isPaused || connection.pipelined.length < MAX_PIPELINED_REQUESTS) return;
  connection.isPaused = true;
  socket.pause();
}

/** Handles the next pipelined request in a later iteration of the event loop. */
function handleNext(socket: Socket, connection: Connection): void {
  const next = connection.pipelined.shift();
  if (!next || socket.destroyed) return;
  setImmediate(next);
  if (!connection.isPaused || connection.pipelined.length > 0) return;
  connection.isPaused = false;
  socket.resume();
}

/** Closes all connections, each after its answers and, for some time, after its first request. */
async function closeAfterAnswers(open: ReadonlyMap<Socket, Connection>): Promise<void> {
  const until = performance.now() + FIRST_REQUEST_MS;
  while (open.size > 0) {
    const isLate = performance.now() > until;
    for (const [socket, { pending, isNew }] of open) if (pending === 0 && (isLate || !isNew)) socket.destroySoon();
    await pause(SWEEP_MS);
  }
}

/** Closes the connection that has been idle for longest, if for this time; returns whether there was one. */
function closeIdlest(open: Map<Socket, Connection>, minIdleMs: number, except?: Socket): boolean {
  let idlest: Socket | undefined;
  let since = performance.now() - minIdleMs;
  for (const [socket, { pending, idleSince }] of open) {
    if (pending > 0 || idleSince > since || socket === except) continue;
    idlest = socket;
    since = idleSince;
  }
  if (!idlest) return false;
  open.delete(idlest);
  idlest.destroy();
  return true;
}
