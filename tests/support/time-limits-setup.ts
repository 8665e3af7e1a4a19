/** Before each file: its limits as the machine is now. A file whose tests take minutes sets its own by `vi.setConfig`. */
import { inject, vi } from 'vitest';
import { within } from './time-limits.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that a test and a hook of this project may take on the reference machine. */
    readonly limitMs: number;
  }
}

const limit = within(inject('limitMs'));
vi.setConfig({ testTimeout: limit, hookTimeout: limit, expect: { poll: { timeout: within(inject('limitMs') / 2) } } });
