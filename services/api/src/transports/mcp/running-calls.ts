/**
 * Running calls of a process by session and request id, so that a later request can cancel them. A session is only an id that the
 * server hands out: nothing is stored for it, and a request without one cannot be cancelled.
 */
import { isObject } from '@rangefinder/rules';
import type { Request } from 'express';

export const SESSION_HEADER = 'mcp-session-id';

/** Sends a notification to a call. */
type Notify = (message: unknown) => void;

const running = new Map<string, Notify>();

const keyOf = (session: string, id: unknown): string => `${session} ${typeof id} ${String(id)}`;
const sessionOf = ({ headers }: Request): string | undefined => {
  const session = headers[SESSION_HEADER];
  return typeof session === 'string' && session !== '' ? session : undefined;
};

/** Registers the calls of a request, and returns a function that removes them. */
export function trackCalls(request: Request, messages: readonly unknown[], notify: Notify): () => void {
  const session = sessionOf(request);
  const ids = session ? messages.flatMap((message) => (isObject(message) && message.method === 'tools/call' ? [message.id] : [])) : [];
  const keys = ids.map((id) => keyOf(session as string, id));
  for (const key of keys) running.set(key, notify);
  return () => {
    for (const key of keys) running.delete(key);
  };
}

/** Cancels the calls that the notifications of a request name. */
export function cancelCalls(request: Request, messages: readonly unknown[]): void {
  const session = sessionOf(request);
  if (!session) return;
  for (const message of messages)
    if (isObject(message) && message.method === 'notifications/cancelled' && isObject(message.params))
      running.get(keyOf(session, message.params.requestId))?.(message);
}
