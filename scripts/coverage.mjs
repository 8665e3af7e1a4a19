/** `npm run coverage`: which branches of the rules no test of theirs takes, line by line, and what share is taken. */
import { join } from 'node:path';
import { bring } from './extra.mjs';
import { install, root, run } from './setup.mjs';

install();
bring({ '@vitest/coverage-v8': '5.1.1' });
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
  ...process.argv.slice(2),
]);
