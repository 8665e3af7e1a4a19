import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.js';
import { selection, setupFiles } from './tests/support/suites.js';

/** Files of a worker share the modules that they import: loading them again for each file took a third of the time. */
const isolate = false;
const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const project = (name: string, root: string) => ({ extends: true as const, test: { name, root, isolate } });

/** Tests run on the sources of every package: no build is needed before them. */
export default defineConfig({
  // One copy of graphql: Node takes its CommonJS build, and so must the tests.
  resolve: { conditions: ['rangefinder:source'], alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions: ['rangefinder:source'] } },
  // Where the modules of globalSetup run.
  environments: { __vitest__: { resolve: { conditions: ['rangefinder:source'] } } },
  test: {
    ...selection,
    // Many tests wait for other processes, so the smallest machine runs two files at a time, too.
    maxWorkers: 2,
    setupFiles,
    // Projects share each other's transformed modules, and so does the next run: a third of the time of small packages.
    fsModuleCache: true,
    sequence: { sequencer: SlowFirst },
    provide: { limitMs: 60_000 },
    projects: [
      project('dice', 'packages/dice'),
      project('rules', 'packages/rules'),
      project('query', 'packages/query'),
      project('rulebook', 'packages/rulebook'),
      project('questions', 'packages/questions'),
      project('cards', 'packages/cards'),
      {
        extends: true,
        test: { name: 'catalog', root: 'packages/catalog', isolate, globalSetup: path('packages/catalog/src/testing/global-setup.ts') },
      },
      project('codegen', 'packages/codegen'),
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
          exclude: [...selection.exclude, 'browser/**', 'faults/**', 'cluster/**', 'structure/fixture-rule-set/**'],
          globalSetup: [path('tests/support/bring-tools.ts'), path('tests/support/starter-database.ts')],
        },
      },
      // Processes of the built service.
      'tests/faults',
      // The built site in a browser that npm installs.
      'tests/browser',
    ],
  },
});
