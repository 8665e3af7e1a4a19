import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { setupFiles } from '../support/suites.js';

const conditions = ['rangefinder:source'];

/** `npm run test:cluster`: processes, balancer and databases of a whole installation. Nothing else runs at the same time. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'cluster',
    include: ['**/*.test.ts'],
    fileParallelism: false,
    setupFiles,
    provide: { limitMs: 90_000 },
    // Every step builds on the one before.
    bail: 1,
  },
});
