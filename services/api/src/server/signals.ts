/** The signals that ask a process to stop. */
import type { Settings } from '../context/settings.js';

/**
 * Calls once when the process is asked to stop. SIGTERM comes from a supervisor, whose balancer has to be given time; SIGINT
 * from a person at a keyboard, who is not kept waiting.
 */
export function onStop({ drainMs }: Pick<Settings, 'drainMs'>, stop: (drainMs: number) => Promise<void>): void {
  let isStopping = false;
  for (const [signal, delay] of [
    ['SIGTERM', drainMs],
    ['SIGINT', 0],
  ] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(delay);
    });
}
