import { defineConfig } from 'vitest/config';
import { select, setupFiles } from '../support/suites.js';

const conditions = ['rangefinder:source'];

/** Every page in every form of display, and tests without a connection that take minutes. */
const LONG = [
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

export default defineConfig({
  // One copy of graphql: Node loads its CommonJS build, so the tests have to as well.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions } },
  // For the modules of globalSetup, which start the service.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'browser',
    ...select(LONG),
    setupFiles,
    provide: { limitMs: 60_000 },
    globalSetup: ['../support/bring-tools.ts', 'global-setup.ts'],
    // After all projects without a browser. Two files at a time, since they mostly wait for pages.
    maxWorkers: 2,
    isolate: false,
    sequence: { concurrent: true, groupOrder: 1 },
    maxConcurrency: 3,
  },
});
