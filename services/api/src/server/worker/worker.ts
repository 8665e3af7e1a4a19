/** Entry point of worker threads. */
import { threadId } from 'node:worker_threads';
import type { Done, Sent } from '../../context/work/worker-tasks.js';
import { carryOut } from './run-task.js';

const now = (): number => performance.timeOrigin + performance.now();

/** Runs a task, with its start and end time if requested. */
export default async ({ isTimed, ...task }: Sent): Promise<Done> => {
  const startedAt = now();
  const result = await carryOut(task);
  return isTimed ? { result, timed: { startedAt, endedAt: now() }, thread: threadId } : { result };
};
