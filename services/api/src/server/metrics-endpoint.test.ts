import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isLocal } from './metrics-endpoint.js';

const request = (remoteAddress: string | undefined, headers: IncomingMessage['headers']) =>
  isLocal({ socket: { remoteAddress } as IncomingMessage['socket'], headers });

test('local programs may read the metrics by every local name and address', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
    for (const host of ['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'LOCALHOST'])
      expect([address, host, request(address, { host })]).toEqual([address, host, true]);
});

test('remote clients, other host names and proxied requests may not', () => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '10.0.0.1', '2001:db8::1', '', undefined])
    expect(request(address, { host: 'localhost' })).toBe(false);
  for (const host of ['rules.example', 'localhost.evil.example', '127.0.0.1.evil.example:4000', '', undefined])
    expect(request('127.0.0.1', { host })).toBe(false);
  for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])
    expect(request('127.0.0.1', { host: 'localhost', [name]: '' })).toBe(false);
});
