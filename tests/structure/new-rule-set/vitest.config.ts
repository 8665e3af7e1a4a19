import { defineConfig } from 'vitest/config';

const conditions = ['rangefinder:source'];

/** Runs in the copy that has the new rule set: see `copy.ts`. */
export default defineConfig({
  // One copy of graphql: Node takes its CommonJS build, and so must the tests.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions } },
  test: { include: ['paper-fleet.check.ts'], hookTimeout: 50_000, testTimeout: 30_000 },
});
