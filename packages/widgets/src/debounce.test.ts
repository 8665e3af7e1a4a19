import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { debounce } from './debounce.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counted(isBusy = () => false) {
  const action = vi.fn();
  return { action, ...debounce(action, isBusy) };
}

describe('debounce', () => {
  test.for([
    { kind: 'choice', delayMs: 0 },
    { kind: 'drag', delayMs: 50 },
    { kind: 'typing', delayMs: 250 },
  ] as const)('runs the action $delayMs ms after a $kind', ({ kind, delayMs }) => {
    const { action, after } = counted();
    after(kind);
    vi.advanceTimersByTime(Math.max(0, delayMs - 1));
    expect(action).toHaveBeenCalledTimes(delayMs === 0 ? 1 : 0);
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('restarts the delay with each key', () => {
    const { action, after } = counted();
    after('typing');
    vi.advanceTimersByTime(200);
    after('typing');
    vi.advanceTimersByTime(249);
    expect(action).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('does not restart the delay while dragging', () => {
    const { action, after } = counted();
    after('drag');
    vi.advanceTimersByTime(40);
    after('drag');
    vi.advanceTimersByTime(10);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('delays a drag until the previous answer is there', () => {
    let isBusy = true;
    const { action, after } = counted(() => isBusy);
    after('drag');
    vi.advanceTimersByTime(100);
    expect(action).toHaveBeenCalledTimes(0);
    isBusy = false;
    vi.advanceTimersByTime(50);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('runs nothing after it is cancelled', () => {
    const { action, after, cancel } = counted();
    after('typing');
    cancel();
    vi.advanceTimersByTime(1_000);
    expect(action).toHaveBeenCalledTimes(0);
  });
});
