/** Findings of the schemas as problems: a code from the closed list, the path, what was given, what is allowed. */
import type { Problem } from '@rangefinder/rules';
import type * as z from 'zod';
type Issue = z.core.$ZodIssue;
/**
 * The problems of a value that a schema refused; the first few of them.
 * @example problemsOf(unitDraft.safeParse(value).error.issues, value)
 */
export declare const problemsOf: (issues: readonly Issue[], value: unknown) => readonly Problem[];
export {};
