/**
 * Sets the time limits of each file by the present load of the machine. A file whose tests take minutes sets its own with
 * `vi.setConfig`.
 */
import { inject, vi } from 'vitest';
import { within } from './time-limits.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that a test or a hook of the project may take on the reference machine. */
    readonly limitMs: number;
  }
}

const limit = within(inject('limitMs'));
// For packages, which do not import from here.
process.env.TEST_LIMIT_FACTOR = String(within(1_000) / 1_000);
vi.setConfig({ testTimeout: limit, hookTimeout: limit, expect: { poll: { timeout: within(inject('limitMs') / 2) } } });
