import { defineConfig } from 'vitest/config';
import { selection, setupFiles } from '../../tests/support/suites.js';

export default defineConfig({
  resolve: { conditions: ['rangefinder:source'] },
  ssr: { resolve: { conditions: ['rangefinder:source'] } },
  test: {
    name: 'catalog',
    maxWorkers: 2,
    // Files of a worker share the modules that they import.
    isolate: false,
    ...selection,
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles,
    provide: { limitMs: 60_000 },
  },
});
