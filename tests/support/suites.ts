/**
 * Test files of `npm test`, and those that only `npm run test:all` runs. The environment variable TESTS is `quick` in the former
 * and `long` in the files that the latter adds. Without it, as in `npx vitest run`, every file is included.
 */
import { fileURLToPath } from 'node:url';
import { configDefaults } from 'vitest/config';

/** Files that take minutes or that few changes can break, relative to the root of their project. */
export const LONG = [
  // packages/catalog: servers that are killed, hang, lag or are restored; every unit of the starter catalog.
  '**/backup-restore.test.ts',
  '**/killed.test.ts',
  '**/open.test.ts',
  '**/one-server.test.ts',
  '**/pglite.test.ts',
  '**/query-starter.test.ts',
  '**/replica.test.ts',
  '**/serve-embedded.test.ts',
  '**/whole-starter.test.ts',
  // packages/rules: every pair of states of a duel.
  '**/bounds.test.ts',
  // tests: null for each of thousands of inputs, by every transport.
  'api/nulls.test.ts',
  // tests: package managers, generators, interpreters and programs of others.
  'api/openapi-client.test.ts',
  'examples/*.test.ts',
  'generators/*.test.ts',
  'packages/*.test.ts',
  'python/*.test.ts',
  'structure/new-rule-set.test.ts',
  // tests: servers and images as infra/ describes them.
  'infra/by-hand.test.ts',
  'infra/image-steps.test.ts',
  'infra/postgres.test.ts',
];

/** The same of tests/browser: every page in every form of display, and tests without a connection that take minutes. */
export const LONG_IN_BROWSER = [
  'accessibility.test.ts',
  'battle-tasks.test.ts',
  'connection.test.ts',
  'developers.test.ts',
  'html.test.ts',
  'instrument-layout.test.ts',
  'large-text.test.ts',
  'narrow.test.ts',
  'offline.test.ts',
  'page-layout.test.ts',
  'printing.test.ts',
  'share-pictures.test.ts',
  'tasks.test.ts',
];

const { TESTS } = process.env;
if (TESTS !== undefined && TESTS !== 'quick' && TESTS !== 'long') throw new Error(`TESTS is ${TESTS}; it must be quick or long`);

export const ALL = ['**/*.test.ts'];

/** File options of a Vitest project. @param long patterns of files that only `npm run test:all` runs */
export const select = (long: readonly string[]) => ({
  include: [...(TESTS === 'long' ? long : ALL)],
  exclude: TESTS === 'quick' ? [...configDefaults.exclude, ...long] : configDefaults.exclude,
});

/** File options of projects without a list of their own. */
export const selection = select(LONG);

/** Modules that run before every test file. */
export const setupFiles = ['random-inputs.ts', 'time-limits-setup.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
