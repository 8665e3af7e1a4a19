import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.js';

const here = new AbortController().signal;
const limits = { places: 1, maxWaiting: 10, maxWaitingEach: 5 };

/** Creates work that ends on demand. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('serves addresses in rotation, whatever number of tasks one of them has waiting', async () => {
  const queue = fairQueue(limits);
  const first = held();
  const done: string[] = [];
  const ask = (address: string, name: string) => queue.run(address, here, async () => void done.push(name));
  const all = [queue.run('a', here, first.work), ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')];
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('runs as many tasks as there are places', async () => {
  const queue = fairQueue({ places: 3, maxWaiting: 100, maxWaitingEach: 100 });
  let atOnce = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    atOnce--;
  };
  await Promise.all(Array.from({ length: 40 }, (_, index) => queue.run(String(index % 4), here, work)));
  expect([most, atOnce, queue.waiting]).toEqual([3, 0, 0]);
});

test('refuses at once when the queue of an address or the whole queue is full', async () => {
  const queue = fairQueue({ places: 1, maxWaiting: 3, maxWaitingEach: 2 });
  const first = held();
  const running = queue.run('a', here, first.work);
  const nothing = async () => undefined;
  const waiting = [queue.run('a', here, nothing), queue.run('a', here, nothing)];
  await expect(queue.run('a', here, nothing)).rejects.toMatchObject({ reason: 'FULL' });
  waiting.push(queue.run('b', here, nothing));
  await expect(queue.run('c', here, nothing)).rejects.toMatchObject({ reason: 'FULL' });
  first.end();
  await Promise.all([running, ...waiting]);
});

test('a client that disconnects leaves the queue', async () => {
  const queue = fairQueue(limits);
  const first = held();
  const running = queue.run('a', here, first.work);
  const gone = new AbortController();
  let isDone = false;
  const left = queue.run('b', gone.signal, async () => {
    isDone = true;
  });
  const next = queue.run('c', here, async () => 'answered');
  gone.abort();
  await expect(left).rejects.toMatchObject({ reason: 'GONE' });
  await expect(queue.run('b', gone.signal, async () => undefined)).rejects.toMatchObject({ reason: 'GONE' });
  first.end();
  await running;
  expect([await next, isDone, queue.waiting]).toEqual(['answered', false, 0]);
});

test('a failed task frees its place', async () => {
  const queue = fairQueue(limits);
  await expect(queue.run('a', here, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('a', here, async () => 'answered')).toBe('answered');
});
