/**
 * A file that cannot be read to its end: cut off, in another encoding, of an unknown format. Nothing of an import with such a
 * file may stay, so this travels as an exception, which is what rolls a transaction back, and is a result again at the door.
 */
import type { Problem, Text } from '@rangefinder/rules';

const FAULT = Symbol('file fault');

interface FileFault extends Error {
  readonly [FAULT]: Problem;
}

/** An exception that carries a problem with the input of that name. */
export function fileFault(input: string, given: unknown, allowed: Text): Error {
  const problem: Problem = { code: 'BAD_FORMAT', path: [input], given, allowed };
  return Object.assign(new Error(`${input}: ${allowed.en}`), { [FAULT]: problem });
}

/** The problem that an exception carries; undefined when it is not one of these. */
export const faultOf = (error: unknown): Problem | undefined =>
  error instanceof Error && FAULT in error ? (error as FileFault)[FAULT] : undefined;
