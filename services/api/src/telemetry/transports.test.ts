import { expect, test } from 'vitest';
import { transportOf } from './transports.js';

test.each([
  ['/v1/batch', 'batch'],
  ['/v1/batches', 'rest'],
  ['/v1', 'rest'],
  ['/v1/alpha-strike/duel', 'rest'],
  ['/v1/downloads', 'downloads'],
  ['/v1/downloads/units.csv.gz', 'downloads'],
  ['/v1/imports.atom', 'feeds'],
  ['/v1/imports', 'rest'],
  ['/v10', 'site'],
  ['/graphql', 'graphql'],
  ['/graphql/', 'graphql'],
  ['/graphiql/static/a.js', 'descriptions'],
  ['/mcp/alpha-strike', 'mcp'],
  ['/openapi.json', 'descriptions'],
  ['/openapi/alpha-strike.json', 'descriptions'],
  ['/postman.json', 'descriptions'],
  ['/llms-full.txt', 'descriptions'],
  ['/schema.graphql', 'descriptions'],
  ['/', 'site'],
  ['/en/v1/batch', 'site'],
])('%s belongs to %s', (path, transport) => {
  expect(transportOf(path)).toBe(transport);
});
