/**
 * Truncates refusals. Thousands are kept until their batch is written, each may have dozens of problems, and each given value may have
 * a megabyte, of which a message shows only the beginning.
 */
import type { Problem } from '@rangefinder/rules';
import type { RefusedRow } from './parsed-rows.js';

/** Maximum characters of a given value. */
const MAX_GIVEN_CHARACTERS = 200;

/** Maximum number of problems of a row. */
const MAX_ROW_PROBLEMS = 5;

/** The refusal with truncated values, its first problems and the number of the others. */
export const shortRefusal = ({ sourceId, problems, ...refusal }: RefusedRow): RefusedRow => ({
  ...refusal,
  sourceId: sourceId === undefined ? undefined : short(sourceId),
  problems: problems.slice(0, MAX_ROW_PROBLEMS).map(shortProblem),
  ...(problems.length > MAX_ROW_PROBLEMS && { more: problems.length - MAX_ROW_PROBLEMS }),
});

const shortProblem = ({ path, given, ...problem }: Problem): Problem => ({
  ...problem,
  path: path.map((part) => (typeof part === 'string' ? short(part) : part)),
  given: shortValue(given),
});

function shortValue(given: unknown): unknown {
  if (typeof given === 'string') return short(given);
  if (typeof given !== 'object' || given === null) return given;
  const text = JSON.stringify(given);
  return text.length > MAX_GIVEN_CHARACTERS ? short(text) : given;
}

/** A copy, since a substring would keep the whole text in memory. */
const short = (text: string): string =>
  text.length > MAX_GIVEN_CHARACTERS ? Buffer.from(`${text.slice(0, MAX_GIVEN_CHARACTERS)}…`).toString() : text;
