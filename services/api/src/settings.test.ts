import { expect, test } from 'vitest';
import { readSettings } from './settings.js';

test('nothing set is a service on port 4000 with its own database', () => {
  expect(readSettings({ PATH: '/bin' })).toMatchObject({
    ok: true,
    settings: { port: 4000, publicUrl: 'http://localhost:4000', databaseUrl: undefined, replicaMaxLagMs: 5_000 },
  });
});

test('an empty variable counts as absent, a slash at the end of an address does not count', () => {
  expect(readSettings({ DATABASE_URL: '', PUBLIC_URL: 'https://rules.example/' })).toMatchObject({
    ok: true,
    settings: { publicUrl: 'https://rules.example' },
  });
});

test('every wrong setting is told by name, and no password is shown', () => {
  const result = readSettings({ PORT: 'eighty', DATABASE_URL: 'mysql://root:secret@x/y', LOG_LEVEL: 'loud' });
  if (result.ok) throw new Error('taken');
  expect(result.messages).toEqual([
    'PORT is "eighty": expected a port number',
    'DATABASE_URL: expected a postgres:// address',
    expect.stringMatching(/^LOG_LEVEL is "loud": expected one of/),
  ]);
  expect(result.messages.join()).not.toContain('secret');
});
