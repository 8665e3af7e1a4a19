/**
 * `npm run coverage`: which branches of the rules no test of theirs takes, line by line, and what share is taken; fails below the
 * floor. With names of tests (`npm run coverage -- heat`) only what those take, without a floor.
 */
import { join } from 'node:path';
import { bring } from './extra.mjs';
import { install, root, run } from './setup.mjs';

/** Percent of all branches. What is left are faults of our own that throw, and guards that hold what a type cannot say. */
const FLOOR = 99;

const parameters = process.argv.slice(2);
const isWhole = parameters.every((parameter) => parameter.startsWith('-'));

install();
bring();
run(join(root, 'node_modules', 'vitest', 'vitest.mjs'), [
  'run',
  '--project',
  'rules',
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.reportOnFailure',
  '--coverage.include=src/**/*.ts',
  '--coverage.exclude=**/testing/**',
  '--coverage.exclude=**/*.test.ts',
  '--coverage.reporter=text-summary',
  '--coverage.reporter=json-summary',
  '--coverage.reporter=json',
  '--coverage.reportsDirectory=.rangefinder/coverage',
  ...(isWhole ? [`--coverage.thresholds.branches=${FLOOR}`] : []),
  ...parameters,
]);
