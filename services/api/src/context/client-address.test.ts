import { expect, test } from 'vitest';
import { networkOf } from './client-address.js';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2ff::7', '2001:db8:1:200::/56'],
  ['2001:db8:1:2aa:ffff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::7', '2001:db8:1:300::/56'],
  ['::1', '::/56'],
  ['', ''],
  ['no address', 'no address'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));
