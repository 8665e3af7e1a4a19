/** Processes as Linux knows them. */
import { readdir, readFile } from 'node:fs/promises';

/** Every process that runs, with the one that started it; those that have ended and were not waited for are left out. */
async function parents(): Promise<ReadonlyMap<number, number>> {
  const all = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat && state !== 'Z') all.set(Number(name), Number(parent));
  }
  return all;
}

/** A process, those that it started, and those that they started. */
export async function treeOf(pid: number): Promise<readonly number[]> {
  const all = await parents();
  const below = (parent: number): readonly number[] =>
    [...all].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  return [pid, ...below(pid)];
}

/** Processes that a process started and that run a program with this word in its command. */
export async function childrenOf(pid: number, word: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (const [child, parent] of await parents()) {
    if (parent !== pid) continue;
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(word)) found.push(child);
  }
  return found;
}
