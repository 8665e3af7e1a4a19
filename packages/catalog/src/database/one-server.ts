/**
 * An address may stand for several servers, as the service of CloudNativePG that leads to all replicas does: each connection meets one of
 * them. Reads of one question have to meet the same one, or they would meet two states.
 */
import type pg from 'pg';
import { OTHER_SERVER } from './faults.js';

/** Which server a connection has met: no two were started at the same microsecond and place. Every account may ask. */
const WHICH = `select concat(inet_server_addr(), ' ', pg_postmaster_start_time()) as server`;

/**
 * Takes connections to one server and refuses those to others with the code `OTHER_SERVER`, as long as one to the first is open.
 * @param onServer hears of every server that is new
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
