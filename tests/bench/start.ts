/** Time from start to the first answer, including the embedded database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE, type Spawned, startProcess } from '../support/process.ts';
import { median, report } from './report.ts';

const PORT = 4706;
const STARTS = 5;

async function started(folder: string): Promise<{ readonly ms: number; readonly api: Spawned }> {
  const begin = performance.now();
  const api = await startProcess(SERVICE, PORT, { CATALOG_FOLDER: join(folder, 'catalog') }, '/v1/units?first=1');
  return { ms: performance.now() - begin, api };
}

async function millisecondsToAnswer(folder: string): Promise<number> {
  const { ms, api } = await started(folder);
  await api.stop();
  return ms;
}

/** Prints first and later starts. */
export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-start-'));
  try {
    const first = await millisecondsToAnswer(folder);
    const later: number[] = [];
    for (let start = 0; start < STARTS; start++) later.push(await millisecondsToAnswer(folder));
    report('From start to the first answer, embedded database', [
      { what: 'first start', ms: Math.round(first), 'at most': 2_000 },
      { what: 'later starts, median', ms: Math.round(median(later)), 'at most': 2_000 },
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
