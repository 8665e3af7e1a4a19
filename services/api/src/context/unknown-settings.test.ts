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
  expect(named({ ...others, PGHOST: 'x', PGPORT: '1', RANGEFINDER_URL: 'http://x', RANGEFINDER_PORT: 'tcp://10.0.0.1:4000' })).toEqual([]);
});
