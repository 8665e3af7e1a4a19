import { defineConfig } from 'vitest/config';
import { select, setupFiles } from '../support/suites.js';

const conditions = ['rangefinder:source'];

/** Every page in every form of display, and what takes minutes without a connection. */
const LONG = [
  'accessibility.test.ts',
  'connection.test.ts',
  'developers.test.ts',
  'html.test.ts',
  'instrument-layout.test.ts',
  'large-text.test.ts',
  'narrow.test.ts',
  'offline.test.ts',
  'printing.test.ts',
  'share-pictures.test.ts',
  'tasks.test.ts',
];

export default defineConfig({
  // One copy of graphql: Node takes its CommonJS build, and so must the tests.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions } },
  // Where the service is started.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'browser',
    ...select(LONG),
    setupFiles,
    provide: { limitMs: 60_000 },
    globalSetup: ['../support/bring-tools.ts', 'global-setup.ts'],
    // One file at a time, after all that needs no browser.
    maxWorkers: 1,
    sequence: { concurrent: true, groupOrder: 1 },
    maxConcurrency: 3,
  },
});
