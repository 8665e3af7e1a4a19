/**
 * The shape of a calculator: one folder with its input, its output, its procedure and its wording.
 *
 * A question has three possible results. An invalid draft returns problems. A question that the rules forbid returns an answer with
 * a refusal. Only bugs throw. Steps are data (key, value, rule, facts); the wording is added last and calculates nothing.
 */

import type { RuleId, Slug } from '../ids.js';

export type { RuleId } from '../ids.js';

import type { Language, Text } from '../text/language.js';
import type { Armament } from './armament.js';
import { type CheckResult, checkFields } from './check.js';
import { uncountedIn } from './counted.js';
import type { Checked, Fields } from './fields.js';
import type { Phrases } from './phrases.js';
import type { Problem } from './problems.js';
import { readingConflicts } from './readings.js';
import type { StepWords } from './step-words.js';

/** The facts of each step or refusal, by its key: an interface whose members are objects. */
export type Facts = object;

/** One step of the explanation, in the order of play. */
export type Step<S extends Facts> = {
  readonly [K in keyof S & string]: {
    readonly key: K;
    /** The contribution of the step; null when the step has no number. */
    readonly value: number | null;
    readonly rule: RuleId;
    readonly given: S[K];
  };
}[keyof S & string];

/** The reason why the rules forbid a question. */
export type Refusal<R extends Facts> = {
  readonly [K in keyof R & string]: { readonly code: K; readonly rule: RuleId; readonly given: R[K] };
}[keyof R & string];

/** The result of a procedure. The figures are complete even when refused: zeros and empty lists, as the fields require. */
export interface Outcome<O extends Fields, S extends Facts, R extends Facts> {
  readonly figures: Checked<O>;
  readonly steps: readonly Step<S>[];
  readonly refusal?: Refusal<R>;
}

/**
 * The sum of the steps. Steps without a number add nothing.
 * @example totalOf([{ value: 4 }, { value: null }, { value: -1 }]) // 3
 */
export const totalOf = (steps: readonly { readonly value: number | null }[]): number =>
  steps.reduce((total, { value }) => total + (value ?? 0), 0);

/** A step in one language. */
export interface WordedStep extends StepWords {
  /** Key within the calculator, the same in every language. */
  readonly key: string;
  readonly value: number | null;
  readonly rule: RuleId;
}

/** All wording of a calculator in one language. It formats and never calculates. The value of a step without a number is `NaN`. */
export interface Words<I extends Fields, O extends Fields, S extends Facts, R extends Facts> {
  readonly steps: { readonly [K in keyof S]: (given: S[K], value: number) => StepWords };
  readonly refusals: { readonly [K in keyof R]: (given: R[K]) => string };
  /** One sentence that can be pasted into a chat. It mentions only what changed the figure. Not called when refused. */
  summary(answered: Answered<I, O>): string;
}

/** Step wording shared by several calculators, in both languages. */
export type StepWording<S extends Facts> = {
  readonly [L in Language]: { readonly [K in keyof S]: (given: S[K], value: number) => StepWords };
};

/** Refusal wording shared by several calculators, in both languages. */
export type RefusalWording<R extends Facts> = { readonly [L in Language]: { readonly [K in keyof R]: (given: R[K]) => string } };

/** The input of the summary: the figures, the question and the worded steps. */
export interface Answered<I extends Fields, O extends Fields> {
  readonly figures: Checked<O>;
  readonly question: Checked<I>;
  readonly steps: readonly WordedStep[];
}

/** An example question for docs, GraphiQL and presets. Its draft must pass the check. */
export interface Example {
  readonly title: Text;
  readonly draft: { readonly [name: string]: unknown };
  /** Translations of names in the draft: `{ ru: { Anna: 'Анна' } }`. */
  readonly names?: { readonly [L in Language]?: Names };
}

interface Names {
  readonly [name: string]: string;
}

/**
 * The draft of an example with its names translated to a language.
 * @example draftIn(example, 'ru')
 */
export function draftIn({ draft, names }: Example, language: Language): Example['draft'] {
  const spelled = names?.[language];
  return spelled ? (renamed(draft, spelled) as Example['draft']) : draft;
}

function renamed(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names[value] ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, names)]));
}

/**
 * The cost to resolve and word a question, in milliseconds on one core, known in advance. A number is the 99th percentile, for
 * calculators whose questions cost about the same. A function estimates the cost of a question within a factor of about two.
 * Measured warm on one server core. On other machines the ratios hold, not the milliseconds.
 */
export type Cost<I extends Fields> = number | ((question: Checked<I>) => number);

/**
 * How a form lays out a question that has two sides: the sides left and right, the rest between them. Fields are named by their paths:
 * `target`, `situation.inches`.
 */
export interface TwoSides {
  readonly sides: readonly [OneSide, OneSide];
  /** What is always shown between the sides, in this order. All other fields are folded. */
  readonly between: readonly string[];
}
export interface OneSide {
  /** Default: the label of its only field. */
  readonly label?: Text;
  readonly fields: readonly string[];
  /** Fields of the side that few players need: folded below the others. */
  readonly more?: readonly string[];
  /** Values for a side without any, so that the question has an answer before its unit is chosen. */
  readonly standIn?: { readonly [name: string]: unknown };
}

export interface Calculator<I extends Fields, O extends Fields, S extends Facts, R extends Facts> {
  readonly system: Slug;
  /** Public name, the same in every transport: `targetNumber`. */
  readonly name: string;
  /** Name of the answer type: `TargetNumberAnswer`. */
  readonly answer: string;
  readonly title: Text;
  readonly about: Text;
  /** The rulebook section of the calculator. */
  readonly rule: RuleId;
  readonly input: I;
  readonly output: O;
  /** Paths of the most important figures. Default: all figures with a single value. */
  readonly principal?: readonly string[];
  /**
   * Path of the principal figure, which decides which of two answers is better. Where it depends on the side that varies: a path
   * for each input, `{ first: 'outcome.firstWins', second: 'outcome.secondWins' }`, the default first. Undefined when no figure has
   * a better direction.
   */
  readonly rankBy?: string | { readonly [input: string]: string };
  /** Checks relations between fields, such as two that contradict each other or one of two that is required. */
  readonly relations?: (question: Checked<I>) => readonly Problem[];
  readonly resolve: (question: Checked<I>) => Outcome<O, S, R>;
  readonly cost: Cost<I>;
  readonly words: { readonly [L in Language]: Words<I, O, S, R> };
  readonly examples: readonly Example[];
  /** The list that the weapons of a unit of the catalog fill. */
  readonly armament?: Armament;
  readonly layout?: TwoSides;
  /** What players say when they ask it. Required of published rule sets; a test checks this. */
  readonly phrases?: Phrases;
}

/** A calculator with any fields. */
// biome-ignore lint/suspicious/noExplicitAny: words and procedures are contravariant in their facts; transports hold all of them in one list
export type AnyCalculator = Calculator<any, any, any, any>;

/** A calculator whose type has its id, for typed questions. */
export type NamedCalculator<
  System extends string,
  Name extends string,
  I extends Fields,
  O extends Fields,
  S extends Facts,
  R extends Facts,
> = Calculator<I, O, S, R> & { readonly system: System; readonly name: Name };

/** Defines a calculator. The compiler checks its parts against each other. */
export const defineCalculator = <
  const System extends Slug,
  const Name extends string,
  const I extends Fields,
  const O extends Fields,
  S extends Facts,
  R extends Facts,
>(
  calculator: Calculator<I, O, S, R> & { readonly system: System; readonly name: Name },
): NamedCalculator<System, Name, I, O, S, R> => calculator;

/**
 * The estimated cost of a checked question in milliseconds on one core. See `Cost`.
 * @example costOf(targetNumber, question) // 0.007
 */
export const costOf = <I extends Fields>({ cost }: Pick<Calculator<I, Fields, Facts, Facts>, 'cost'>, question: Checked<I>): number =>
  typeof cost === 'number' ? cost : cost(question);

/** Checks a draft for one calculator, including the relations between fields. */
export function check<I extends Fields>(
  calculator: Pick<Calculator<I, Fields, Facts, Facts>, 'input' | 'relations'>,
  draft: unknown,
): CheckResult<Checked<I>> {
  const checked = checkFields(calculator.input, draft) as CheckResult<Checked<I>>;
  if (!checked.ok) return checked;
  const problems = relationProblems(calculator, checked.value);
  return problems.length > 0 ? { ok: false, problems } : checked;
}

/** The problems between the fields of a question whose fields are valid. What does not count needs no other advice. */
export const relationProblems = <I extends Fields>(
  { input, relations }: Pick<Calculator<I, Fields, Facts, Facts>, 'input' | 'relations'>,
  question: Checked<I>,
): readonly Problem[] => {
  const uncounted = uncountedIn(input, question);
  const isCounted = ({ path }: Problem) => !uncounted.some((problem) => problem.path.join() === path.join());
  return [...(relations?.(question) ?? []).filter(isCounted), ...uncounted, ...readingConflicts(input, question)];
};
