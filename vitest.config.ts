import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.js';
import { ALL, select, selection, setupFiles } from './tests/support/suites.js';

/** Files of a worker share the modules that they import: loading them again for each file took a third of the time. */
const isolate = false;
const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const project = (name: string, root: string) => ({ extends: true as const, test: { name, root, isolate } });

const conditions = ['rangefinder:source'];
/** Tests run on the sources of every package: no build is needed before them. */
const sources = {
  // One copy of graphql: Node takes its CommonJS build, and so must the tests.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions } },
  // Where the modules of globalSetup run.
  environments: { __vitest__: { resolve: { conditions } } },
};

/** Files of tests/faults that measure a busy process. */
const MEASURED = ['cluster.test.ts', 'draining.test.ts', 'hostile-clients.test.ts', 'resources.test.ts'];
/** Faults with processes of the built service, after everything else. All of them are long. */
const faults = (name: string, include: string[], exclude: readonly string[], order: { maxWorkers: number; groupOrder: number }) => ({
  // The patterns of the other projects would be added to these.
  extends: false as const,
  ...sources,
  test: {
    name,
    root: path('tests/faults'),
    include,
    exclude: [...select(ALL).exclude, ...exclude],
    setupFiles,
    provide: { limitMs: 120_000 },
    globalSetup: path('tests/faults/global-setup.ts'),
    maxWorkers: order.maxWorkers,
    sequence: { groupOrder: order.groupOrder },
  },
});

export default defineConfig({
  ...sources,
  test: {
    ...selection,
    // Many tests wait for other processes, so the smallest machine runs two files at a time, too.
    maxWorkers: 2,
    setupFiles,
    // The next run starts with the transformed modules of this one, which halves the time of small packages.
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
      // They mostly wait.
      faults('faults', ALL, MEASURED, { maxWorkers: 2, groupOrder: 2 }),
      // One file at a time, so that none slows another.
      faults('measured-faults', MEASURED, [], { maxWorkers: 1, groupOrder: 3 }),
      // The built site in a browser that npm installs.
      'tests/browser',
    ],
  },
});
