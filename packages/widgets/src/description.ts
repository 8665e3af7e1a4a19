/**
 * A calculator as a widget needs it: its fields as plain data, without the procedure that resolves it. Descriptions are
 * written when the package is built, so that a form can be drawn before any engine is loaded.
 */
import type { Fields, Filler, Language, PublicAnswer, Text } from '@rangefinder/rules';

export type { Field, Fields, Language, PublicStep as AnswerStep, RuleLink, Text } from '@rangefinder/rules';

/** What a form and an answer are drawn from. */
export interface Description {
  /** Slug of the rule set: `alpha-strike`. */
  readonly system: string;
  /** Name of the calculator: `targetNumber`. */
  readonly name: string;
  /** Address of its question: `alpha-strike/target-number`. */
  readonly question: string;
  readonly title: Text;
  readonly about: Text;
  readonly input: Fields;
  readonly output: Fields;
  /** Paths of the figures that it is asked for, where those are not simply the first. */
  readonly principal?: readonly string[];
  readonly examples: readonly Preset[];
  /** Names of printed entries that fields take by id. */
  readonly names: { readonly [id: string]: Text };
  /** Whether its form has fields that are drawn. */
  readonly drawn?: true;
  /** How entries of the catalog fill the question, by the types of their figures. */
  readonly fillers: { readonly [type: string]: Filler };
  /** Names of the fields that an entry of the catalog fills. */
  readonly printed: readonly string[];
}

/** An example to begin with. */
interface Preset {
  readonly title: Text;
  readonly draft: Draft;
  /** The same with its names as each language writes them, where it has names. */
  readonly drafts?: { readonly [L in Language]?: Draft };
}

/** A question while it is being edited; checked only when it is answered. */
export type Draft = { readonly [name: string]: unknown };

/** From the draft down to a value. */
export type Path = readonly (string | number)[];

/** An answer as the service gives it; links are empty when no rulebook is known. */
export type WidgetAnswer = PublicAnswer;

/** One thing that is wrong with a draft. */
export interface WidgetProblem {
  readonly code: string;
  /** The field: `targets.0.dice`. */
  readonly path: string;
  readonly allowed: string;
}

/** Outcome of a draft. */
export type Outcome =
  | { readonly ok: true; readonly answer: WidgetAnswer }
  | { readonly ok: false; readonly problems: readonly WidgetProblem[] };

/** The engine of one calculator in the page. `site` is the address of the rulebook, empty when there is none. */
export type Engine = (draft: Draft, language: Language, site: string) => Outcome;
