import { mutated } from './calculators.mjs';

/** Wording, fields and examples are data, and costs are measured; the tests of all calculators check them. */
const NO_PROCEDURE = ['words', 'input', 'output', 'index', 'facts', 'cost'];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: mutated.flatMap((folder) => [`${folder}/*.ts`, `!${folder}/*.test.ts`, ...NO_PROCEDURE.map((name) => `!${folder}/${name}.ts`)]),
  // Words of steps and the places that they cite are data.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.rangefinder/mutation/mutation.json' },
  tempDirName: '.rangefinder/mutation/sandbox',
  ignorePatterns: ['site', 'docs', 'services', 'packages/catalog', 'packages/*/dist'],
};
