/**
 * An address may lead to several servers, like the CloudNativePG service for all replicas. All reads of a request must reach the
 * same server; otherwise they could see two states.
 */
import type pg from 'pg';
import { OTHER_SERVER } from './faults.js';

/** Identifies the server of a connection by its address and start time. Every account may run it. */
const WHICH = `select concat(inet_server_addr(), ' ', pg_postmaster_start_time()) as server`;

/**
 * Accepts connections to one server and rejects those to others with the code `OTHER_SERVER`, while a connection to the first is
 * open.
 * @param onServer called for each new server
 */
export function toOneServer(onServer: () => void): (client: pg.ClientBase) => Promise<void> {
  const open = new Set<pg.ClientBase>();
  let server: string | undefined;
  return async (client) => {
    const { rows } = await client.query<{ server: string }>(WHICH);
    const met = rows[0]?.server;
    if (open.size === 0 && met !== server) {
      server = met;
      onServer();
    }
    if (met !== server) throw Object.assign(new Error('its address leads to another server now'), { code: OTHER_SERVER });
    open.add(client);
    client.once('end', () => open.delete(client));
  };
}
