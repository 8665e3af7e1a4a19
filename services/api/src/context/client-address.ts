/** Client addresses for rate limits: IPv4 addresses, and IPv6 networks as providers assign them to customers. */
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that identify the network of a customer: 56 bits. */
const NETWORK_BYTES = 7;

/**
 * Returns the rate limit key of an address.
 * @example networkOf('2001:db8:1:2ff::7') // '2001:db8:1:200::/56'
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < NETWORK_BYTES ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${NETWORK_BYTES * 8}`;
}

/** Memoized by connection. */
const networks = new WeakMap<object, { readonly ip: string; readonly network: string }>();

/** Returns the rate limit key of a request. Express resolves the address behind trusted proxies. */
export function clientAddress(request: Request): string {
  // Without the header no proxy is involved, and Express need not look.
  const ip = (request.headers['x-forwarded-for'] === undefined ? request.socket.remoteAddress : request.ip) ?? '';
  const known = networks.get(request.socket);
  if (known?.ip === ip) return known.network;
  const network = networkOf(ip);
  networks.set(request.socket, { ip, network });
  return network;
}
