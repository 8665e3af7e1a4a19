/** A worker thread: does one task after another. */
import { threadId } from 'node:worker_threads';
import type { Done, Sent } from '../../context/work/worker-tasks.js';
import { carryOut } from './run-task.js';

const now = (): number => performance.timeOrigin + performance.now();

/** Does a task; when it began and ended goes back with what came of it where somebody wants to know. */
export default async ({ isTimed, ...task }: Sent): Promise<Done> => {
  const startedAt = now();
  const result = await carryOut(task);
  return isTimed ? { result, timed: { startedAt, endedAt: now() }, thread: threadId } : { result };
};
