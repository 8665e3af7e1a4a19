import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['with a clock for each thread', process],
  ['of Node before 22.19, without one', Object.create(process, { threadCpuUsage: { value: undefined } })],
])('measures time in a process %s', async (_, given) => {
  vi.stubGlobal('process', given);
  vi.resetModules();
  const { threadMs } = await import('./thread-time.js');
  const began = threadMs();
  const until = performance.now() + 20;
  while (performance.now() < until);
  expect(threadMs() - began).toBeGreaterThan(1);
});
