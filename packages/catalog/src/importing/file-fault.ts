/**
 * Faults of whole files: truncated, in another encoding, or of an unknown format. Nothing of the import may stay, so a fault is
 * thrown, which rolls the transaction back, and becomes a result in `importCatalog`.
 */
import type { Problem, Text } from '@rangefinder/rules';

const FAULT = Symbol('file fault');

interface FileFault extends Error {
  readonly [FAULT]: Problem;
}

/** Creates an error that carries a problem of an input. */
export function fileFault(input: string, given: unknown, allowed: Text): Error {
  return faultWith({ code: 'BAD_FORMAT', path: [input], given, allowed });
}

/** Creates an error that carries a problem. */
export const faultWith = (problem: Problem): Error =>
  Object.assign(new Error(`${problem.path.join('.')}: ${problem.allowed.en}`), { [FAULT]: problem });

/** The problem of a file fault; undefined for any other error. */
export const faultOf = (error: unknown): Problem | undefined =>
  error instanceof Error && FAULT in error ? (error as FileFault)[FAULT] : undefined;
