import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** Files that run one after another share what they import: loading it anew for each took a third of the time. */
const isolate = false;
const project = (name: string, root: string) => ({ extends: true as const, test: { name, root, isolate } });

/** Tests run on the sources of every package: no build is needed before them. */
export default defineConfig({
  // One copy of graphql: Node takes its CommonJS build, and so must the tests.
  resolve: { conditions: ['rangefinder:source'], alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions: ['rangefinder:source'] } },
  test: {
    include: ['**/*.test.ts'],
    // Many wait for processes of theirs: two files at a time on the smallest machine, too.
    maxWorkers: 2,
    testTimeout: 60_000,
    // Starting a service or a database takes long when all packages are tested at once.
    hookTimeout: 60_000,
    setupFiles: [fileURLToPath(new URL('tests/support/random-inputs.ts', import.meta.url))],
    projects: [
      project('dice', 'packages/dice'),
      project('rules', 'packages/rules'),
      project('rulebook', 'packages/rulebook'),
      project('cards', 'packages/cards'),
      'packages/catalog',
      project('client', 'packages/client'),
      project('widgets', 'packages/widgets'),
      project('battle', 'packages/battle'),
      project('command', 'packages/command'),
      project('mcp', 'packages/mcp'),
      project('api', 'services/api'),
      project('site', 'site'),
      {
        extends: true,
        test: {
          name: 'tests',
          root: 'tests',
          isolate,
          exclude: [...configDefaults.exclude, 'browser/**', 'faults/**', 'cluster/**', 'structure/fixture-rule-set/**'],
          globalSetup: fileURLToPath(new URL('tests/support/bring-tools.ts', import.meta.url)),
        },
      },
      // These start the built service.
      'tests/faults',
      // These need the built site, and a browser that comes from npm.
      'tests/browser',
    ],
  },
});
