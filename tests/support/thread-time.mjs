/**
 * Preload of a service under test: measures how long its main thread is held, as CPU time between two ticks of a timer. Other
 * processes on a busy machine do not count. Answers the message `hold` with the longest time in milliseconds since the last one.
 */
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 1;

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

if (isMainThread && process.send) {
  let before = cpuMs();
  let longest = 0;
  const measure = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  setInterval(measure, TICK_MS).unref();
  process.on('message', (message) => {
    if (message !== 'hold') return;
    measure();
    process.send?.({ longestMs: longest, totalMs: before, rssBytes: process.memoryUsage.rss() });
    longest = 0;
  });
  process.channel?.unref();
}
