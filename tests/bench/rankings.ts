/** Rankings of the whole catalog by a real service: query, calculation for every unit, sorting and sending. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE, startProcess } from '../support/process.ts';
import { median, type Row, report, rounded } from './report.ts';

const PORT = 4709;
const TIMES = 15;
const TARGET = {
  'draft.target.unit': 'alpha-strike/loki-hellbringer-prime',
  'draft.situation.inches': '12',
  'draft.situation.targetMoved': 'GROUND',
};
const ATTACK = { calculator: 'alpha-strike/attack', by: 'expectedDamage', figures: 'destroyed,hit', ...TARGET };

const QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'every unit attacks': { ...ATTACK, 'draft.attacker.unit.query': '' },
  'every unit attacks, per point': { ...ATTACK, 'draft.attacker.unit.query': '', perPoint: 'true' },
  'BattleMechs of at most 30 points': { ...ATTACK, 'draft.attacker.unit.query': 'pv<=30 type:BM' },
};

/** Milliseconds from the request to the last byte. Each URL is new, so that no answer comes from the response cache. */
async function ask(url: string, question: Readonly<Record<string, string>>, pin: number): Promise<{ ms: number; found: number }> {
  const begin = performance.now();
  const response = await fetch(`${url}/v1/ranking?${new URLSearchParams({ ...question, rules: String(pin) })}`);
  const { found } = (await response.json()) as { found: number };
  return { ms: performance.now() - begin, found };
}

export async function benchRankings(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const api = await startProcess(SERVICE, PORT, { CATALOG_FOLDER: join(folder, 'catalog'), RATE_LIMIT: '0' });
  try {
    const rows: Row[] = [];
    let pin = 0;
    for (const [what, question] of Object.entries(QUESTIONS)) {
      const { ms: first, found } = await ask(api.url, question, pin++);
      const times: number[] = [];
      for (let time = 0; time < TIMES; time++) times.push((await ask(api.url, question, pin++)).ms);
      rows.push({ what, units: found, 'first ms': rounded(first), 'median ms': rounded(median(times)), 'at most': 150 });
    }
    report('Rankings over REST, query included', rows);
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
