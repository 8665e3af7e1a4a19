/** Rankings in a worker thread, which keeps the entries that it was sent: they are needed again with the next question. */
import { type AnyCalculator, type CheckResult, findAxes, planSweep, type Ranking, rankingOf } from '@rangefinder/rules';
import type { RankTask, SentEntries } from '../context/work/worker-tasks.js';
import { type EntryBook, entryBook } from './entry-registry.js';

/** Rule sets and revisions whose entries a thread keeps. */
const MAX_BOOKS = 3;
const books = new Map<string, EntryBook>();

/** Ranking many values, the grid is only looked through. */
export const MAX_RANKED_GRID = 200_000;

function bookOf({ key, of, texts = [] }: SentEntries, system: string): EntryBook {
  const book = books.get(key) ?? entryBook(of, system);
  books.delete(key);
  books.set(key, book);
  for (const oldest of [...books.keys()].slice(0, -MAX_BOOKS)) books.delete(oldest);
  for (const text of texts) book.add(JSON.parse(text));
  return book;
}

/** The ranking; undefined where entries are missing. */
export function rank(
  calculator: AnyCalculator,
  { system, draft, figures, order, page, language, entries }: RankTask,
): CheckResult<Ranking> | undefined {
  const book = entries && bookOf(entries, system);
  if (
    book &&
    !findAxes(calculator.input, draft).axes.every(
      ({ field, values }) => field.kind !== 'catalog' || values.every((id) => book.has(String(id))),
    )
  )
    return undefined;
  const plan = planSweep(calculator, draft, { figures, entry: book?.figures, maxGrid: MAX_RANKED_GRID });
  return plan.ok ? rankingOf(plan.value, order, page, language) : plan;
}
