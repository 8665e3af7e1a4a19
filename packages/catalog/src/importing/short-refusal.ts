/**
 * Refusals wait by the thousand until their batch is written, and what was given may be a megabyte each time: only as much of it
 * is kept as a message shows.
 */
import type { Problem } from '@rangefinder/rules';
import type { RefusedRow } from './parsed-rows.js';

/** Characters of a value that was given, at most. */
const MAX_GIVEN_CHARACTERS = 200;

/** The refusal without what is too long to be shown. */
export const shortRefusal = ({ sourceId, problems, ...refusal }: RefusedRow): RefusedRow => ({
  ...refusal,
  sourceId: sourceId === undefined ? undefined : short(sourceId),
  problems: problems.map(shortProblem),
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

/** A copy, since a part of a text holds on to the whole. */
const short = (text: string): string =>
  text.length > MAX_GIVEN_CHARACTERS ? Buffer.from(`${text.slice(0, MAX_GIVEN_CHARACTERS)}…`).toString() : text;
