/** Downloads of a service: their folder, and the process that makes their files. */
import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import type { Settings } from '../context/settings.js';
import type { DownloadsOptions } from '../transports/files/downloads/open-downloads.js';

const MAKER = new URL('make-downloads.js', import.meta.url);
/** It holds one batch of rows at a time. */
const MAX_HEAP_MB = 256;

/** Options for the downloads of a service. Catalogs have separate folders. */
export function downloadsOf({ downloadsFolder, catalogFolder, databaseUrl }: Settings): DownloadsOptions {
  const catalog = databaseUrl === undefined ? resolve(catalogFolder) : addressOf(databaseUrl);
  return { folder: join(resolve(downloadsFolder), hash('sha256', catalog, 'hex').slice(0, 16)), make: makeInProcess };
}

/** The address of a database without its account. */
const addressOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** Runs the maker at a lower priority. Rejects with its output if it fails. */
function makeInProcess(folder: string, signal: AbortSignal): Promise<void> {
  const { NODE_UNIQUE_ID: _, ...env } = process.env;
  const child = fork(MAKER, [folder], {
    env,
    signal,
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((made, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? made() : failed(new Error(`the process ended with ${code}: ${output.trim()}`))));
  });
}
