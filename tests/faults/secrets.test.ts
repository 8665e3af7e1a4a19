/** The address of a database holds a password. Whatever goes wrong with it, nobody reads it in a log, an answer or a message. */
import { startPostgres, type TestServer } from '@rangefinder/catalog/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, SERVICE, spawnProcess } from '../support/process.js';

const SECRET = 'correct-horse-battery-staple';

let server: TestServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** The server's address with another password, port or name of the database. */
function addressWith(change: (url: URL) => void): string {
  const url = new URL(server.url);
  url.password = SECRET;
  change(url);
  return url.href;
}

const FAULTS: readonly (readonly [string, () => NodeJS.ProcessEnv])[] = [
  ['it is wrong', () => ({ DATABASE_URL: addressWith(() => undefined) })],
  ['nobody listens', () => ({ DATABASE_URL: addressWith((url) => Object.assign(url, { port: '1' })) })],
  ['there is no such host', () => ({ DATABASE_URL: addressWith((url) => Object.assign(url, { hostname: 'nothing.invalid' })) })],
  ['that of the replica is wrong', () => ({ DATABASE_URL: server.url, DATABASE_READ_URL: addressWith(() => undefined) })],
];

test.each(FAULTS)('a password of the database stands in no log and no answer: %s', async (_, environment) => {
  const service = spawnProcess(SERVICE, await freePort(), { ...environment(), LOG_LEVEL: 'trace' });
  const answers: string[] = [];
  const ask = async (path: string): Promise<string> => {
    const text = await fetch(`${service.url}${path}`).then((response) => response.text());
    answers.push(text);
    return text;
  };
  await expect.poll(() => ask('/health').catch(() => ''), { timeout: 60_000 }).toContain('ok');
  for (const path of ['/ready', '/v1/units?first=1', '/v1/search?text=atlas', '/v1/nothing']) await ask(path);
  // That it logs at all, or nothing would be shown by its silence.
  expect(service.output()).toContain('/v1/nothing');
  await service.stop();
  const password = new URL(server.url).password;
  for (const text of [service.output(), ...answers])
    for (const secret of [SECRET, password]) expect(text.includes(secret), text.slice(0, 2_000)).toBe(false);
});

test('a setting that is no address is named without it', async () => {
  const { ended, output } = spawnProcess(SERVICE, await freePort(), { DATABASE_URL: `mysql://root:${SECRET}@localhost/x` });
  expect(await ended).toBe(1);
  expect(output()).toContain('DATABASE_URL');
  expect(output()).not.toContain(SECRET);
});
