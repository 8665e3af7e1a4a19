/**
 * `npm run coverage`: branches of the rules that none of their tests takes, line by line, and the covered share; fails below the
 * minimum. With names of tests (`npm run coverage -- heat`) it reports the coverage of those, without a minimum.
 */
import { join } from 'node:path';
import { bring } from './extra.mjs';
import { install, root, run } from './setup.mjs';

/** Minimum percentage of covered branches. The rest are internal errors that throw, and guards that a type cannot express. */
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
