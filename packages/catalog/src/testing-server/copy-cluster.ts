/** Creates a replica of a cluster, like `pg_basebackup --write-recovery-conf`, which the npm package does not contain. */
import { appendFile, chown, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import type { Site } from '../postgres/server.js';

/** A running server. */
export interface Primary {
  /** Address of one of its databases, as superuser. */
  readonly url: string;
  /** Folder of its cluster. */
  readonly data: string;
}

/** Files of the running server, and WAL that the replica receives by streaming. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'server.log', 'pg_replslot']);

/** Copies the cluster of a running server into an empty folder, as its replica. */
export async function copyCluster(primary: Primary, { data, account }: Site): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    // Files may disappear during the copy; the WAL has their changes.
    await cp(primary.data, data, { recursive: true, verbatimSymlinks: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await mkdir(join(data, 'pg_replslot'));
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(data, 'standby.signal'), '');
    await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo(primary.url)}'\n`);
  } finally {
    await client.end();
  }
  if (account) await giveTo(data, account.uid, account.gid);
}

function conninfo(url: string): string {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password}`;
}

async function giveTo(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid);
}
