/**
 * The shape of a calculator: one folder that holds what it takes, what it gives, how it is resolved and how it is said.
 *
 * Three outcomes, three shapes: a draft that makes no sense gives problems; what the rules forbid gives an answer with a
 * refusal; only our own bugs throw. Steps are data (key, value, rule, what it is calculated from); the words come last and
 * calculate nothing.
 */

import type { RuleId, Slug } from '../ids.js';

export type { RuleId } from '../ids.js';

import type { Language, Text } from '../text/language.js';
import { type CheckResult, checkFields } from './check.js';
import type { Checked, Fields } from './fields.js';
import type { Problem } from './problems.js';

/** What each step, or each refusal, is calculated from, by its key: an interface whose members are objects. */
export type Facts = object;

/** One step of the explanation, in the order in which a player would take it. */
export type Step<S extends Facts> = {
  readonly [K in keyof S & string]: {
    readonly key: K;
    /** What it contributes; null when the step is not a number. */
    readonly value: number | null;
    readonly rule: RuleId;
    readonly given: S[K];
  };
}[keyof S & string];

/** Why the rules forbid it. */
export type Refusal<R extends Facts> = {
  readonly [K in keyof R & string]: { readonly code: K; readonly rule: RuleId; readonly given: R[K] };
}[keyof R & string];

/** What a procedure gives back. Figures are whole even when refused: zeros and empty lists, as the fields say. */
export interface Outcome<O extends Fields, S extends Facts, R extends Facts> {
  readonly figures: Checked<O>;
  readonly steps: readonly Step<S>[];
  readonly refusal?: Refusal<R>;
}

/**
 * What steps add up to; those that are no number add nothing.
 * @example totalOf([{ value: 4 }, { value: null }, { value: -1 }]) // 3
 */
export const totalOf = (steps: readonly { readonly value: number | null }[]): number =>
  steps.reduce((total, { value }) => total + (value ?? 0), 0);

/** A step in words. */
export interface StepWords {
  readonly label: string;
  readonly text: string;
}

/** A step in one language, as doors show it. */
export interface WordedStep extends StepWords {
  /** Its name within the calculator, the same in every language. */
  readonly key: string;
  readonly value: number | null;
  readonly rule: RuleId;
}

/** All wording of a calculator in one language. It says; it never calculates. Steps that are no number have `NaN` as their value. */
export interface Words<I extends Fields, O extends Fields, S extends Facts, R extends Facts> {
  readonly steps: { readonly [K in keyof S]: (given: S[K], value: number) => StepWords };
  readonly refusals: { readonly [K in keyof R]: (given: R[K]) => string };
  /** One sentence, good enough to paste into a chat: only what changed the figure. Not called when refused. */
  summary(answered: Answered<I, O>): string;
}

/** Step wording that several calculators share, in both languages. */
export type StepWording<S extends Facts> = {
  readonly [L in Language]: { readonly [K in keyof S]: (given: S[K], value: number) => StepWords };
};

/** Refusal wording that several calculators share, in both languages. */
export type RefusalWording<R extends Facts> = { readonly [L in Language]: { readonly [K in keyof R]: (given: R[K]) => string } };

/** What the sentence is made of: the figures, the question and the steps already in words. */
export interface Answered<I extends Fields, O extends Fields> {
  readonly figures: Checked<O>;
  readonly question: Checked<I>;
  readonly steps: readonly WordedStep[];
}

/** A question worth showing: in the docs, in GraphiQL, as a preset. Its draft must pass the check. */
export interface Example {
  readonly title: Text;
  readonly draft: { readonly [name: string]: unknown };
  /** Names in the draft as readers of another language write them: `{ ru: { Anna: 'Анна' } }`. */
  readonly names?: { readonly [L in Language]?: Names };
}

interface Names {
  readonly [name: string]: string;
}

/**
 * The draft of an example with its names in the script of a language.
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
 * What it takes to resolve and word a question, in milliseconds of one core, known before it is answered: the 99th
 * percentile where all questions cost much the same, else an estimate from the question, right within a factor of about
 * two. Measured warm on one server core; on other machines the relations hold, not the milliseconds.
 */
export type Cost<I extends Fields> = number | ((question: Checked<I>) => number);

export interface Calculator<I extends Fields, O extends Fields, S extends Facts, R extends Facts> {
  readonly system: Slug;
  /** Public name, the same in every door: `targetNumber`. */
  readonly name: string;
  /** Name of its answer's type: `TargetNumberAnswer`. */
  readonly answer: string;
  readonly title: Text;
  readonly about: Text;
  /** The section that it is about. */
  readonly rule: RuleId;
  readonly input: I;
  readonly output: O;
  /** Paths of the figures that it is asked for, where those are not simply all that hold one value. */
  readonly principal?: readonly string[];
  /** What fields say of each other: one of two is needed, two contradict. */
  readonly relations?: (question: Checked<I>) => readonly Problem[];
  readonly resolve: (question: Checked<I>) => Outcome<O, S, R>;
  readonly cost: Cost<I>;
  readonly words: { readonly [L in Language]: Words<I, O, S, R> };
  readonly examples: readonly Example[];
}

/** Any calculator, as doors see it. */
// biome-ignore lint/suspicious/noExplicitAny: words and procedures are contravariant in their facts; doors hold them all in one list
export type AnyCalculator = Calculator<any, any, any, any>;

/** Ties the parts of a calculator together, so that the compiler checks one against the other. */
export const defineCalculator = <const I extends Fields, const O extends Fields, S extends Facts, R extends Facts>(
  calculator: Calculator<I, O, S, R>,
): Calculator<I, O, S, R> => calculator;

/**
 * What a checked question will cost, in milliseconds of one core: see `Cost`.
 * @example costOf(targetNumber, question) // 0.007
 */
export const costOf = <I extends Fields>({ cost }: Pick<Calculator<I, Fields, Facts, Facts>, 'cost'>, question: Checked<I>): number =>
  typeof cost === 'number' ? cost : cost(question);

/** A draft checked for one calculator, relations between fields included. */
export function check<I extends Fields>(
  calculator: Pick<Calculator<I, Fields, Facts, Facts>, 'input' | 'relations'>,
  draft: unknown,
): CheckResult<Checked<I>> {
  const checked = checkFields(calculator.input, draft) as CheckResult<Checked<I>>;
  if (!checked.ok || !calculator.relations) return checked;
  const problems = calculator.relations(checked.value);
  return problems.length > 0 ? { ok: false, problems } : checked;
}
