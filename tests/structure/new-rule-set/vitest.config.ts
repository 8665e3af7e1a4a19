import { defineConfig } from 'vitest/config';

const conditions = ['rangefinder:source'];

/** Runs in the copy that contains the new rule set: see `copy.ts`. */
export default defineConfig({
  // One copy of graphql: Node loads its CommonJS build, so the tests have to as well.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions } },
  test: { include: ['paper-fleet.check.ts'], hookTimeout: 50_000, testTimeout: 30_000 },
});
