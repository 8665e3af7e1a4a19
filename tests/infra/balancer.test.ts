/** The balancer's configuration matches the service. `npm run test:cluster` tests it in operation. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODES, ERROR_TITLES, httpServer, problemType } from '@rangefinder/api';
import { expect, test } from 'vitest';
import { INFRA, read } from './support/tools.js';

const configuration = read('balancer/nginx.conf');
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const hasNginx = spawnSync('nginx', ['-v'], { env: { PATH } }).error === undefined;

const seconds = (directive: string, block = configuration): number =>
  Number(new RegExp(`^\\s*${directive} (\\d+)s;`, 'm').exec(block)?.[1] ?? Number.NaN);

test('it closes idle connections before the service does, and waits longer for answers', () => {
  const { server } = httpServer(() => undefined, 'http://localhost');
  const upstream = configuration.slice(configuration.indexOf('upstream'), configuration.indexOf('server {'));
  expect(seconds('keepalive_timeout', upstream) * 1_000).toBeLessThan(server.keepAliveTimeout);
  expect(seconds('proxy_read_timeout') * 1_000).toBeGreaterThan(server.timeout);
  expect(configuration).toMatch(/proxy_set_header Connection "";/);
  // Older versions of nginx use HTTP 1.0 by default, with a connection for each request.
  expect(configuration).toMatch(/^\s*proxy_http_version 1\.1;/m);
  expect(upstream).toMatch(/^\s*keepalive [1-9]\d*;/m);
});

test('its own error has the format of the service', () => {
  const [, status, body = ''] = /return (\d+) '(\{.*\})';/.exec(configuration) ?? [];
  const problem = JSON.parse(body) as { readonly code: keyof typeof ERROR_CODES; readonly detail: string };
  const { code, detail } = problem;
  // It does not know its public address, so the type is relative to the request's.
  const expected = { type: problemType(code, ''), title: ERROR_TITLES[code].en, status: ERROR_CODES[code], code, detail };
  expect(problem).toEqual(expected);
  expect(Object.keys(problem)).toEqual(Object.keys(expected));
  expect(status).toBe(String(expected.status));
});

test('it does not retry after 503, since all processes share one database', () => {
  expect(configuration).toMatch(/proxy_next_upstream error timeout invalid_header non_idempotent;/);
});

test.skipIf(!hasNginx)('nginx accepts it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-nginx-'));
  cpSync(join(INFRA, 'balancer'), folder, { recursive: true });
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    env: { PATH },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/\[(warn|emerg|error)\]/)]);
});
