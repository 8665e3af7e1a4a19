/** Questions in the words of players: totals of both sets by a real service, and the time and size of the reader. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readQuestion } from '@rangefinder/questions';
import { SERVICE, startProcess } from '../support/process.ts';
import { type AskedBody, SET_NAMES, type SetScore, scoreSet } from '../support/question-sets.ts';
import { type Row, report, rounded } from './report.ts';

const PORT = 4713;

const share = (part: number, whole: number): string => `${part} of ${whole} (${rounded(whole === 0 ? 0 : (100 * part) / whole)} %)`;

const rowOf = (name: string, score: SetScore): Row => ({
  set: name,
  first: share(score.first, score.questions),
  'among three': share(score.amongThree, score.questions),
  'figure right': share(score.figureRight, score.withFigure),
  'wrong figure, unexplained': share(score.wrongUnexplained, score.withFigure),
  'names within five': share(score.foundWithinFive, score.withNames),
});

export async function benchAsk(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const api = await startProcess(SERVICE, PORT, { CATALOG_FOLDER: join(folder, 'catalog'), RATE_LIMIT: '0' });
  const times: number[] = [];
  try {
    const rows: Row[] = [];
    for (const name of SET_NAMES) {
      const scores = await scoreSet(name, async ({ text, lang, system }) => {
        const begin = performance.now();
        readQuestion(text, { language: lang });
        times.push(performance.now() - begin);
        const response = await fetch(`${api.url}/v1/ask?${new URLSearchParams({ text, lang, ...(system !== undefined && { system }) })}`);
        return (await response.json()) as AskedBody;
      });
      for (const [language, score] of Object.entries(scores)) rows.push(rowOf(`${name}, ${language}`, score));
    }
    report('questions in the words of players', rows);
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const sorted = times.slice(1).toSorted((a, b) => a - b);
  const at = (part: number): number => rounded(sorted[Math.floor(sorted.length * part)] ?? 0);
  report('time of a reading without answers, ms', [{ p50: at(0.5), p95: at(0.95), p99: at(0.99) }]);
}
