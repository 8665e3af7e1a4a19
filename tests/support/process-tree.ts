/** Process tree on Linux. */
import { readdir, readFile } from 'node:fs/promises';

/** Parent of every running process. Zombies are left out. */
async function parents(): Promise<ReadonlyMap<number, number>> {
  const all = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat && state !== 'Z') all.set(Number(name), Number(parent));
  }
  return all;
}

/** A process and all of its descendants. */
export async function treeOf(pid: number): Promise<readonly number[]> {
  const all = await parents();
  const below = (parent: number): readonly number[] =>
    [...all].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  return [pid, ...below(pid)];
}

/** Those of some processes that run. Zombies do not. */
export async function runningOf(pids: readonly number[]): Promise<readonly number[]> {
  const all = await parents();
  return pids.filter((pid) => all.has(pid));
}

/** Children of a process whose command line contains a word. */
export async function childrenOf(pid: number, word: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (const [child, parent] of await parents()) {
    if (parent !== pid) continue;
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(word)) found.push(child);
  }
  return found;
}
