/** Stop signals. */
import type { Settings } from '../context/settings.js';

/** Calls `stop` once. SIGTERM comes from a supervisor and is followed by draining; SIGINT comes from a terminal and is not. */
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

const CHECK_MS = 500;

/** Stops as after SIGTERM when the process that started this one has ended. A start script passes this on the command line. */
export function stopWithParent(): void {
  if (!process.argv.includes('--stop-with-parent')) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  timer.unref();
}
