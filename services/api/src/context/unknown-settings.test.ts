import { expect, test } from 'vitest';
import { SETTING_NAMES } from './settings.js';
import { unknownSettings } from './unknown-settings.js';

const named = (environment: NodeJS.ProcessEnv) => unknownSettings(environment, SETTING_NAMES);

test.each([
  ['PROT', 'PORT'],
  ['port', 'PORT'],
  ['METRIC', 'METRICS'],
  ['RATELIMIT', 'RATE_LIMIT'],
  ['DATABASE_REED_URL', 'DATABASE_READ_URL'],
  ['RANGEFINDER_PORT', 'PORT'],
  ['WEB_CONCURENCY', 'WEB_CONCURRENCY'],
])('%s is reported as %s', (name, meant) => {
  expect(named({ [name]: 'x' })).toEqual([`${name} is no setting of Rangefinder; ${meant} is`]);
});

test('a name with the prefix of the service is reported, whatever it is like', () => {
  expect(named({ RANGEFINDER_DATA: '/srv' })).toEqual(['RANGEFINDER_DATA is no setting of Rangefinder']);
});

test('settings and variables of other programs are not reported', () => {
  expect(named(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x'])))).toEqual([]);
  const others = {
    PATH: '/bin',
    HOME: '/',
    HOSTNAME: 'x',
    PWD: '/',
    SHLVL: '1',
    LANG: 'C',
    NODE_ENV: 'production',
    DATABASE_URL_FILE: '/x',
  };
  const ofKubernetes = {
    RANGEFINDER_SERVICE_HOST: '10.0.0.1',
    RANGEFINDER_SERVICE_PORT_HTTP: '4000',
    RANGEFINDER_PORT: 'tcp://10.0.0.1:4000',
    RANGEFINDER_PORT_4000_TCP_PROTO: 'tcp',
  };
  expect(named({ ...others, ...ofKubernetes, PGHOST: 'x', PGPORT: '1', RANGEFINDER_URL: 'http://x' })).toEqual([]);
});
