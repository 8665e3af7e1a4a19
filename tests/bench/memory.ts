/** Memory of a process tree. */
import { readFile } from 'node:fs/promises';
import { treeOf } from '../support/process-tree.ts';

/**
 * Memory of a process and its descendants in megabytes, with each shared page counted once (PSS); undefined if the system does not
 * report it.
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
