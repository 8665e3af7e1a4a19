/** What a process and those below it take. */
import { readFile } from 'node:fs/promises';
import { treeOf } from '../support/process-tree.ts';

/**
 * Memory of a process and everything below it, each shared page counted once (PSS). Megabytes; undefined where the system does
 * not tell.
 */
export async function memoryOf(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  let kilobytes = 0;
  for (const each of await treeOf(pid)) {
    const rollup = await readFile(`/proc/${each}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
