import { expect, test } from 'vitest';
import { readSettings } from './settings.js';

test('the default is port 4000 with the embedded database', () => {
  expect(readSettings({ PATH: '/bin' })).toMatchObject({
    ok: true,
    settings: { port: 4000, publicUrl: 'http://localhost:4000', databaseUrl: undefined, replicaMaxLagMs: 5_000 },
  });
});

test('an empty variable counts as absent, and a trailing slash of a URL is ignored', () => {
  expect(readSettings({ DATABASE_URL: '', PUBLIC_URL: 'https://rules.example/' })).toMatchObject({
    ok: true,
    settings: { publicUrl: 'https://rules.example' },
  });
});

test('SECURITY_CONTACT is a mailbox or a page', () => {
  expect(readSettings({})).toMatchObject({ settings: { securityContact: undefined } });
  for (const contact of ['mailto:ops@club.example', 'https://club.example/report'])
    expect(readSettings({ SECURITY_CONTACT: contact })).toMatchObject({ settings: { securityContact: contact } });
  for (const wrong of ['ops@club.example', 'http://club.example'])
    expect(readSettings({ SECURITY_CONTACT: wrong })).toMatchObject({
      messages: [`SECURITY_CONTACT is "${wrong}": expected a mailto: or https:// address`],
    });
});

test('metrics are local unless METRICS says otherwise', () => {
  const placeOf = (environment: NodeJS.ProcessEnv) => {
    const result = readSettings(environment);
    return result.ok ? result.settings.metrics : result.messages;
  };
  expect(placeOf({})).toBe('local');
  expect(placeOf({ METRICS: 'off' })).toBe('off');
  expect(placeOf({ METRICS: '9464', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 9464 });
  expect(placeOf({ METRICS: '[::1]:9464' })).toEqual({ host: '::1', port: 9464 });
  expect(placeOf({ METRICS: 'metrics.internal:9464' })).toEqual({ host: 'metrics.internal', port: 9464 });
  for (const wrong of ['everybody', '70000', 'http://x:1', ':9464'])
    expect(placeOf({ METRICS: wrong })).toEqual([expect.stringMatching(/^METRICS is ".*": expected off, local, open, a port/)]);
});

test('ACCESS_LOG and SLOW_MS switch request logs on', () => {
  expect(readSettings({})).toMatchObject({ settings: { logsRequests: false, slowMs: undefined } });
  expect(readSettings({ ACCESS_LOG: 'on', SLOW_MS: '250' })).toMatchObject({ settings: { logsRequests: true, slowMs: 250 } });
});

test('OTEL_EXPORTER_OTLP_ENDPOINT switches tracing on, and an invalid one is not printed', () => {
  expect(readSettings({})).toMatchObject({ settings: { tracing: undefined } });
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '0.1', OTEL_SERVICE_NAME: 'rules' };
  expect(readSettings(given)).toMatchObject({ settings: { tracing: { ratio: 0.1, serviceName: 'rules' } } });
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://user:secret@x' })).toMatchObject({
    messages: ['OTEL_EXPORTER_OTLP_ENDPOINT: expected an http or https address'],
  });
});

test('every invalid setting is named, without passwords', () => {
  const result = readSettings({ PORT: 'eighty', DATABASE_URL: 'mysql://root:secret@x/y', LOG_LEVEL: 'loud' });
  if (result.ok) throw new Error('taken');
  expect(result.messages).toEqual([
    'PORT is "eighty": expected a port number',
    'DATABASE_URL: expected a postgres:// address',
    expect.stringMatching(/^LOG_LEVEL is "loud": expected one of/),
  ]);
  expect(result.messages.join()).not.toContain('secret');
});

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
