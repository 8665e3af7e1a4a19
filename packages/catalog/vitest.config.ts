import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['rangefinder:source'] },
  ssr: { resolve: { conditions: ['rangefinder:source'] } },
  test: {
    name: 'catalog',
    maxWorkers: 2,
    // Files that run one after another share what they import.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['../../tests/support/random-inputs.ts'],
    // Opening an embedded database takes long when all packages are tested at once.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
