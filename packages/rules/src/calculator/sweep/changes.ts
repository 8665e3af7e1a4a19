/** Single changes of a question, each tried out with the checks of its calculator: what advice is made of. */
import type { Outcome } from '../calculator.js';
import type { Fields } from '../fields.js';
import type { Path, Problem } from '../problems.js';
import { put } from './values.js';

/** What a change puts where. */
export type Puts = readonly (readonly [path: Path, value: unknown])[];

/** How a question is answered, apart from its wording. */
export interface Procedure<Q, O extends Fields, S extends object, R extends object> {
  readonly relations: (question: Q) => readonly Problem[];
  readonly resolve: (question: Q) => Outcome<O, S, R>;
}

/**
 * What a question comes to with a change; undefined where the change makes no sense or the rules forbid it.
 * @example tryOut(attack, question, [[['situation', 'inches'], 6]])?.figures.hit
 */
export function tryOut<Q, O extends Fields, S extends object, R extends object>(
  { relations, resolve }: Procedure<Q, O, S, R>,
  question: Q,
  puts: Puts,
): Outcome<O, S, R> | undefined {
  const changed = puts.reduce<unknown>((sofar, [path, value]) => put(sofar, path, value), question) as Q;
  if (relations(changed).length > 0) return undefined;
  const outcome = resolve(changed);
  return outcome.refusal ? undefined : outcome;
}
