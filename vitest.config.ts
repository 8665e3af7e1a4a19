import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.js';
import { ALL, LONG_IN_BROWSER, select, selection, setupFiles } from './tests/support/suites.js';

/** Files of a worker share the modules that they import: loading them again for each file took a third of the time. */
const isolate = false;
const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/**
 * All projects have the root of the checkout, so that they share transformed modules: the key of a module in the cache has the root
 * of its project. `dir` is where their files are.
 */
const project = (name: string, dir: string) => ({ extends: true as const, test: { name, dir: path(dir), isolate } });

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
    dir: path('tests/faults'),
    include,
    exclude: [...select(ALL).exclude, ...exclude],
    setupFiles,
    fsModuleCache: true,
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
        test: {
          name: 'catalog',
          dir: path('packages/catalog'),
          isolate,
          globalSetup: path('packages/catalog/src/testing/global-setup.ts'),
        },
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
          dir: path('tests'),
          isolate,
          exclude: [...selection.exclude, 'browser/**', 'faults/**', 'cluster/**', 'structure/fixture-rule-set/**'],
          globalSetup: [path('tests/support/bring-tools.ts'), path('tests/support/starter-database.ts')],
        },
      },
      // They mostly wait.
      faults('faults', ALL, MEASURED, { maxWorkers: 2, groupOrder: 2 }),
      // One file at a time, so that none slows another.
      faults('measured-faults', MEASURED, [], { maxWorkers: 1, groupOrder: 3 }),
      {
        extends: false,
        ...sources,
        // The built site in a browser that npm installs.
        test: {
          name: 'browser',
          dir: path('tests/browser'),
          ...select(LONG_IN_BROWSER),
          setupFiles,
          fsModuleCache: true,
          provide: { limitMs: 60_000 },
          globalSetup: [path('tests/support/bring-tools.ts'), path('tests/browser/global-setup.ts')],
          // After all projects without a browser. Two files at a time, since they mostly wait for pages.
          maxWorkers: 2,
          isolate,
          sequence: { concurrent: true, groupOrder: 1 },
          maxConcurrency: 3,
        },
      },
    ],
  },
});
