/** When the source of a row was read, as downloads tell it: importing a download is no new reading of the source. */
import { NOTES } from '../notes.js';
import type { ParsedRow } from '../parsed-rows.js';

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * The row with the time at which its source was read, or with a note if the time cannot be read.
 * @example withAsOf(atlas, '2026-02-28T00:00:00.000Z')
 */
export function withAsOf(parsed: ParsedRow, given: unknown): ParsedRow {
  if (given === undefined || given === null || given === '') return parsed;
  if (parsed.kind === 'refused' && parsed.lacking !== undefined) {
    const { by, completed } = parsed.lacking;
    return { ...parsed, lacking: { by, completed: (known) => withAsOf(completed(known), given) } };
  }
  if (parsed.kind !== 'unit') return parsed;
  const readAt = timeOf(given);
  return readAt === undefined ? { ...parsed, notes: [...parsed.notes, NOTES.AS_OF_UNREADABLE(String(given))] } : { ...parsed, readAt };
}

/** No source was read in the future. */
function timeOf(given: unknown): Date | undefined {
  const time = typeof given === 'string' && DATE.test(given) ? Date.parse(given) : Number.NaN;
  return time > 0 ? new Date(Math.min(time, Date.now())) : undefined;
}
