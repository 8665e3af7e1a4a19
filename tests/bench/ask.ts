/** Questions in the words of players: totals of both sets by a real service, and the time and size of the reader. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readQuestion } from '@rangefinder/questions';
import { SERVICE, startProcess } from '../support/process.ts';
import { type AskedBody, SET_NAMES, type SetQuestion, type SetScore, scoreSet } from '../support/question-sets.ts';
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
  const texts: Pick<SetQuestion, 'text' | 'lang'>[] = [];
  try {
    const rows: Row[] = [];
    for (const name of SET_NAMES) {
      const scores = await scoreSet(name, async ({ text, lang, system }) => {
        texts.push({ text, lang });
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
  report('time of a reading without answers, ms', [timesOf(texts)]);
}

/** Texts that are read before the first one is measured. */
const WARM_UP_TEXTS = 500;

/** Percentiles of the time of a reading without a rule set. The service has stopped, so that nothing else uses the processor. */
function timesOf(texts: readonly Pick<SetQuestion, 'text' | 'lang'>[]): Row {
  const read = ({ text, lang }: Pick<SetQuestion, 'text' | 'lang'>): number => {
    const begin = performance.now();
    readQuestion(text, { language: lang });
    return performance.now() - begin;
  };
  for (const text of texts.slice(0, WARM_UP_TEXTS)) read(text);
  const sorted = texts.map(read).toSorted((a, b) => a - b);
  const at = (part: number): number => rounded(sorted[Math.floor(sorted.length * part)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
