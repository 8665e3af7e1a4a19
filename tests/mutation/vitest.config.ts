import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutated } from './calculators.mjs';

/** Tests that run on mutants: those next to the mutated calculators. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions: ['rangefinder:source'] },
  ssr: { resolve: { conditions: ['rangefinder:source'] } },
  test: {
    include: mutated.map((folder) => `${folder}/*.test.ts`),
    testTimeout: 60_000,
    setupFiles: [fileURLToPath(new URL('../support/random-inputs.ts', import.meta.url))],
  },
});
