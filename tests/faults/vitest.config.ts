import { defineConfig } from 'vitest/config';
import { ALL, select, setupFiles } from '../support/suites.js';

const conditions = ['rangefinder:source'];

/** Faults with real processes: one file at a time, so that none slows another. All of them are long. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'faults',
    ...select(ALL),
    setupFiles,
    provide: { limitMs: 120_000 },
    globalSetup: ['global-setup.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 2 },
  },
});
