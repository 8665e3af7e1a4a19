/** How long single requests hold the main thread, which answers nothing else in the meantime. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWERED_REQUESTS, REFUSED_REQUESTS } from '../faults/worst-requests.ts';
import { closeConnections, holdOf, startProbed, stopProbed } from '../support/probed-service.ts';
import { median, type Row, report, rounded } from './report.ts';

const ROUNDS = 3;
const SHOWN = 10;
const ALLOWED_MS = 25;

/** Prints the worst of the most expensive requests, as CPU time of the main thread. */
export async function benchHolds(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-holds-'));
  const service = await startProbed(join(folder, 'catalog'), { RATE_LIMIT: '0' });
  try {
    const rows: (Row & { readonly ms: number })[] = [];
    for (const [what, worst] of Object.entries({ ...ANSWERED_REQUESTS, ...REFUSED_REQUESTS })) {
      const holds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) holds.push((await holdOf(service, worst)).ms);
      rows.push({ what, 'first ms': rounded(holds[0] ?? Number.NaN), ms: rounded(median(holds)), 'at most': ALLOWED_MS });
    }
    const worstFirst = rows.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
    report(`Longest hold of the main thread, the worst ${SHOWN} of ${rows.length} requests`, worstFirst);
  } finally {
    closeConnections();
    await stopProbed(service);
    await rm(folder, { recursive: true, force: true });
  }
}
