import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['rangefinder:source'];

/** `npm run test:cluster`: processes, balancer and databases of a whole installation, so nothing else runs beside it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'cluster',
    include: ['**/*.test.ts'],
    fileParallelism: false,
    // Every step finds the installation as the one before has left it.
    bail: 1,
    hookTimeout: 120_000,
    testTimeout: 90_000,
  },
});
