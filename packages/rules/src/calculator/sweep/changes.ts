/** Evaluates single changes of a question, each checked like the question itself. Advice is built from this. */
import { compare, type Fraction, subtract, ZERO } from '@rangefinder/dice';
import type { Outcome, RuleId } from '../calculator.js';
import type { Checked, Fields } from '../fields.js';
import type { Path, Problem } from '../problems.js';
import { put } from './values.js';

/** The paths and new values of a change. */
export type Puts = readonly (readonly [path: Path, value: unknown])[];

/** A possible change, and the rule that determines its worth. */
export interface Possible<C extends string> {
  readonly change: C;
  readonly amount?: number;
  readonly rule: RuleId;
  readonly puts: Puts;
  /** The other half of a pair. */
  readonly second?: Lever<C>;
}

/** A change without its effect. */
export interface Lever<C extends string> {
  readonly change: C;
  readonly amount?: number;
}

/** An allowed change and its effect. */
export interface Tried<C extends string, F> {
  readonly possible: Possible<C>;
  readonly figures: F;
  readonly gain: Fraction;
}

/** The parts of a calculator that answer a question, without wording. */
interface Procedure<Q, O extends Fields, S extends object, R extends object> {
  readonly relations: (question: Q) => readonly Problem[];
  readonly resolve: (question: Q) => Outcome<O, S, R>;
}

/** How changes are compared. */
interface Worth<O extends Fields, F> {
  readonly figuresOf: (figures: Checked<O>) => F;
  readonly aimedAt: (figures: F) => Fraction;
  /** Figures of a forbidden question. */
  readonly nothing: F;
}

/** The unchanged question and the effect of each change. */
interface Compared<C extends string, O extends Fields, S extends object, R extends object, F> {
  readonly refusal: Outcome<O, S, R>['refusal'];
  readonly now: F;
  /** The compared figure of the unchanged question. */
  readonly before: Fraction;
  /** Sorted by gain, greatest first. */
  readonly tried: readonly Tried<C, F>[];
}

/**
 * Evaluates each change of a question. Invalid and forbidden changes are omitted.
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

/**
 * The best amount of each change, without those that gain nothing. Of amounts that gain the same, the first possible one.
 * @example bestOfEach(tryChanges(attack, question, possible, worth).tried)
 */
export function bestOfEach<C extends string, F>(tried: readonly Tried<C, F>[]): readonly Tried<C, F>[] {
  const leversOf = ({ change, second }: Possible<C>): string => [change, second?.change ?? ''].toSorted().join();
  const seen = new Set<string>();
  return tried.filter(({ possible, gain }) => {
    const levers = leversOf(possible);
    if (compare(gain, ZERO) <= 0 || seen.has(levers)) return false;
    seen.add(levers);
    return true;
  });
}

/** All pairs of changes that do not set the same field. For questions that no single change makes possible. */
export const pairsOf = <C extends string>(possible: readonly Possible<C>[]): readonly Possible<C>[] =>
  possible.flatMap((first, index) =>
    possible
      .slice(index + 1)
      .filter((second) => second.change !== first.change && !overlap(first.puts, second.puts))
      .map(({ change, amount, puts }) => ({
        ...first,
        puts: [...first.puts, ...puts],
        second: { change, ...(amount !== undefined && { amount }) },
      })),
  );

const overlap = (puts: Puts, others: Puts): boolean => puts.some(([path]) => others.some(([other]) => other.join() === path.join()));

/** The figures of a changed question. Undefined when the change is invalid or forbidden. */
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

/** The changes in the format of an answer. */
export const listChanges = <C extends string, F>(tried: readonly Tried<C, F>[]) =>
  tried.map(({ possible: { change, amount }, figures, gain }) => ({ change, amount, gain, ...figures }));
