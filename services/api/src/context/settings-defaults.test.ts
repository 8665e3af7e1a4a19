import { expect, test } from 'vitest';
import { readSettings } from './settings.js';

test('the defaults are those of the documentation', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    settings: {
      ...{ port: 4000, host: expect.any(String), publicUrl: 'http://localhost:4000', securityContact: undefined },
      ...{ databaseUrl: undefined, databaseReadUrl: undefined, replicaMaxLagMs: 5_000 },
      ...{ catalogFolder: '.rangefinder/catalog', siteFolder: 'site/dist', logLevel: 'info' },
      ...{ rateLimit: 6_000, trustProxy: undefined, processes: 1, drainMs: 2_000 },
      ...{ metrics: 'local', logsRequests: false, slowMs: undefined, tracing: undefined },
    },
  });
});

test('seconds become milliseconds', () => {
  expect(readSettings({ DRAIN_SECONDS: '30', REPLICA_MAX_LAG_SECONDS: '0.5', SLOW_MS: '250' })).toMatchObject({
    settings: { drainMs: 30_000, replicaMaxLagMs: 500, slowMs: 250 },
  });
});
