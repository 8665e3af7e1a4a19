/** Single changes of a question, each tried out with the checks of its calculator: what advice is made of. */
import { compare, type Fraction, subtract } from '@rangefinder/dice';
import type { Outcome, RuleId } from '../calculator.js';
import type { Checked, Fields } from '../fields.js';
import type { Path, Problem } from '../problems.js';
import { put } from './values.js';

/** What a change puts where. */
export type Puts = readonly (readonly [path: Path, value: unknown])[];

/** A change that might be made, and the rule that says what it is worth. */
export interface Possible<C extends string> {
  readonly change: C;
  readonly amount?: number;
  readonly rule: RuleId;
  readonly puts: Puts;
}

/** A change that the rules allow, with what it brings. */
export interface Tried<C extends string, F> {
  readonly possible: Possible<C>;
  readonly figures: F;
  readonly gain: Fraction;
}

/** How a question is answered, apart from its wording. */
interface Procedure<Q, O extends Fields, S extends object, R extends object> {
  readonly relations: (question: Q) => readonly Problem[];
  readonly resolve: (question: Q) => Outcome<O, S, R>;
}

/** What changes are compared by. */
interface Worth<O extends Fields, F> {
  readonly figuresOf: (figures: Checked<O>) => F;
  readonly aimedAt: (figures: F) => Fraction;
  /** The figures of a question that the rules forbid. */
  readonly nothing: F;
}

/** A question as it stands, and what each change of it brings. */
interface Compared<C extends string, O extends Fields, S extends object, R extends object, F> {
  readonly refusal: Outcome<O, S, R>['refusal'];
  readonly now: F;
  /** The figure that is aimed at, as it stands. */
  readonly before: Fraction;
  /** The greatest gain first. */
  readonly tried: readonly Tried<C, F>[];
}

/**
 * What each change of a question brings; changes that make no sense or that the rules forbid are left out.
 * @example tryChanges(attack, question, possibleChanges(question), { figuresOf, aimedAt: ({ hit }) => hit, nothing }).tried[0].gain
 */
export function tryChanges<Q, C extends string, O extends Fields, S extends object, R extends object, F>(
  procedure: Procedure<Q, O, S, R>,
  question: Q,
  possible: readonly Possible<C>[],
  { figuresOf, aimedAt, nothing }: Worth<O, F>,
): Compared<C, O, S, R, F> {
  const { refusal, figures: standing } = procedure.resolve(question);
  const now = refusal ? nothing : figuresOf(standing);
  const before = aimedAt(now);
  const tried = possible
    .flatMap((each): readonly Tried<C, F>[] => {
      const changed = tryOut(procedure, question, each.puts);
      if (!changed) return [];
      const figures = figuresOf(changed.figures);
      return [{ possible: each, figures, gain: subtract(aimedAt(figures), before) }];
    })
    .sort((a, b) => compare(b.gain, a.gain));
  return { refusal, now, before, tried };
}

/** What a question comes to with a change; undefined where the change makes no sense or the rules forbid it. */
function tryOut<Q, O extends Fields, S extends object, R extends object>(
  { relations, resolve }: Procedure<Q, O, S, R>,
  question: Q,
  puts: Puts,
): Outcome<O, S, R> | undefined {
  const changed = puts.reduce<unknown>((sofar, [path, value]) => put(sofar, path, value), question) as Q;
  if (relations(changed).length > 0) return undefined;
  const outcome = resolve(changed);
  return outcome.refusal ? undefined : outcome;
}

/** The changes as an answer lists them. */
export const listChanges = <C extends string, F>(tried: readonly Tried<C, F>[]) =>
  tried.map(({ possible: { change, amount }, figures, gain }) => ({ change, amount, gain, ...figures }));
