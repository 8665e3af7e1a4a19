/** Entry point of worker threads. */
import { threadId } from 'node:worker_threads';
import { threadMs } from '../../context/work/thread-time.js';
import type { Done, Sent } from '../../context/work/worker-tasks.js';
import { carryOut, load } from './run-task.js';

const now = (): number => performance.timeOrigin + performance.now();

/** Runs a task when its code is loaded, with its start and end time if requested. */
export default async ({ isTimed, start, ...task }: Sent): Promise<Done> => {
  await load(task.kind);
  const startedAt = now();
  const began = threadMs();
  start[1] = began;
  start[0] = threadId;
  const result = await carryOut(task);
  const cpuMs = threadMs() - began;
  return isTimed ? { result, cpuMs, timed: { startedAt, endedAt: now() }, thread: threadId } : { result, cpuMs };
};
