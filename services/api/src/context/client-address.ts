/** What a client is known by: its address, IPv6 by the network that its provider gives to one customer. */
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that belong to the customer's network: 56 bits. */
const NETWORK_BYTES = 7;

/**
 * The key that limits go by.
 * @example networkOf('2001:db8:1:2ff::7') // '2001:db8:1:200::/56'
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < NETWORK_BYTES ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${NETWORK_BYTES * 8}`;
}

/** Connections keep their address: it is read once. */
const networks = new WeakMap<object, { readonly ip: string; readonly network: string }>();

/** The key of a request; Express finds the address behind proxies that are trusted. */
export function clientAddress(request: Request): string {
  const ip = request.ip ?? '';
  const known = networks.get(request.socket);
  if (known?.ip === ip) return known.network;
  const network = networkOf(ip);
  networks.set(request.socket, { ip, network });
  return network;
}
