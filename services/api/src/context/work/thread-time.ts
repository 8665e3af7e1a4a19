/** CPU time of threads. Work is charged by the time that it has really taken, which other programs on a busy machine do not change. */
import type { RequestContext } from '../request-context.js';

/** Before version 22.19, Node has no clock for each thread. */
const hasThreadClock = typeof process.threadCpuUsage === 'function';

/** CPU time of this thread in milliseconds; without a clock for it, that of all threads. */
export function threadMs(): number {
  const { user, system } = hasThreadClock ? process.threadCpuUsage() : process.cpuUsage();
  return (user + system) / 1_000;
}

type Measured = Pick<RequestContext, 'chargeUsed' | 'record'>;

/**
 * Charges a request for the CPU time from now until the current callback and all its microtasks have run. Costs some microseconds,
 * so it is called for work that may take milliseconds. Once per turn is enough.
 * @example measureTurn(caller); answer(JSON.parse(text));
 */
export function measureTurn(caller: Measured): void {
  const { record } = caller;
  if (record.isMeasured) return;
  record.isMeasured = true;
  const began = threadMs();
  // A tick that a microtask adds runs when no microtask is left.
  queueMicrotask(() =>
    process.nextTick(() => {
      record.isMeasured = false;
      caller.chargeUsed(threadMs() - began);
    }),
  );
}
