import { expect, test } from 'vitest';
import { readSettings, SETTING_NAMES } from './settings.js';

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

test('metrics are off unless METRICS asks for them', () => {
  const placeOf = (environment: NodeJS.ProcessEnv) => {
    const result = readSettings(environment);
    return result.ok ? result.settings.metrics : result.messages;
  };
  expect(placeOf({})).toBe('off');
  expect(placeOf({ METRICS: 'open' })).toBe('open');
  expect(placeOf({ METRICS: '9464', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 9464 });
  expect(placeOf({ METRICS: '[::1]:9464' })).toEqual({ host: '::1', port: 9464 });
  expect(placeOf({ METRICS: 'metrics.internal:9464' })).toEqual({ host: 'metrics.internal', port: 9464 });
  for (const wrong of ['everybody', 'local', '70000', 'http://x:1', ':9464'])
    expect(placeOf({ METRICS: wrong })).toEqual([expect.stringMatching(/^METRICS is ".*": expected off, open, a port/)]);
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
    'PORT is "eighty": expected a port number from 0 to 65535',
    'DATABASE_URL: expected a postgres:// address',
    'LOG_LEVEL is "loud": expected one of fatal, error, warn, info, debug, trace, silent',
  ]);
  expect(result.messages.join()).not.toContain('secret');
});

test('the defaults are those of the documentation', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    settings: {
      ...{ port: 4000, host: expect.any(String), publicUrl: 'http://localhost:4000', securityContact: undefined },
      ...{ databaseUrl: undefined, databaseReadUrl: undefined, replicaMaxLagMs: 5_000 },
      ...{ catalogFolder: '.rangefinder/catalog', downloadsFolder: '.rangefinder/downloads', siteFolder: 'site/dist', logLevel: 'info' },
      ...{ rateLimit: 6_000, trustProxy: undefined, processes: 1, drainMs: 2_000 },
      ...{ metrics: 'off', logsRequests: false, slowMs: undefined, tracing: undefined },
    },
  });
});

test('seconds become milliseconds', () => {
  expect(readSettings({ DRAIN_SECONDS: '30', REPLICA_MAX_LAG_SECONDS: '0.5', SLOW_MS: '250' })).toMatchObject({
    settings: { drainMs: 30_000, replicaMaxLagMs: 500, slowMs: 250 },
  });
});

/** Values that no setting takes, each for every setting. */
const WRONG = ['-1', '0.5.1', '99999999999', 'NaN', 'Infinity', '[]', 'none of these'];
/** Settings that take any text. Folders and addresses are tried at the start. */
const ANY_TEXT = new Set(['HOST', 'CATALOG_FOLDER', 'DOWNLOADS_FOLDER', 'SITE_FOLDER', 'OTEL_SERVICE_NAME']);

test.each(SETTING_NAMES.filter((name) => !ANY_TEXT.has(name)))(
  '%s: a wrong value is reported with what is allowed, in plain words',
  (name) => {
    const messages = WRONG.flatMap((value) => {
      const result = readSettings({ [name]: value });
      return result.ok ? [] : result.messages;
    });
    expect(messages.length).toBeGreaterThan(1);
    for (const message of messages) {
      expect(message).toMatch(new RegExp(`^${name}( is ".*")?: expected [a-z]`));
      expect(message).not.toMatch(/Too (small|big)|Invalid|>=|<=|received|undefined/);
    }
  },
);
