import { defineConfig } from 'vitest/config';

const conditions = ['rangefinder:source'];

/** Faults with real processes: one file at a time, so that none slows another down. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'faults',
    include: ['**/*.test.ts'],
    globalSetup: ['global-setup.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 2 },
    hookTimeout: 120_000,
    testTimeout: 180_000,
  },
});
