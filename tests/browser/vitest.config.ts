import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One copy of graphql: Node takes its CommonJS build, and so must the tests.
  resolve: { conditions: ['rangefinder:source'], alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions: ['rangefinder:source'] } },
  test: {
    name: 'browser',
    include: ['**/*.test.ts'],
    globalSetup: ['global-setup.ts'],
    sequence: { concurrent: true },
    maxConcurrency: 3,
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
