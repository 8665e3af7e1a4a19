import { defineConfig } from 'vitest/config';

const conditions = ['rangefinder:source'];

export default defineConfig({
  // One copy of graphql: Node takes its CommonJS build, and so must the tests.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions } },
  // Where the service is started.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'browser',
    include: ['**/*.test.ts'],
    globalSetup: ['../support/bring-tools.ts', 'global-setup.ts'],
    // By themselves, after all that needs no browser.
    maxWorkers: 1,
    sequence: { concurrent: true, groupOrder: 1 },
    maxConcurrency: 3,
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
