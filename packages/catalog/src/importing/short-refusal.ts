/**
 * Refusals wait by the thousand until their batch is written, and what was given may be a megabyte each time: only as much of it
 * is kept as a message shows.
 */
import type { Problem } from '@rangefinder/rules';
import type { Refusal } from './readings.js';

/** Characters of a value that was given, at most. */
const LONGEST = 200;

/** The refusal without what is too long to be shown. */
export const shortRefusal = ({ sourceId, problems, ...refusal }: Refusal): Refusal => ({
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
  return text.length > LONGEST ? short(text) : given;
}

/** A copy, since a part of a text holds on to the whole. */
const short = (text: string): string => (text.length > LONGEST ? Buffer.from(`${text.slice(0, LONGEST)}…`).toString() : text);
