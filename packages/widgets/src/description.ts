/**
 * Data of a calculator that a widget needs: its fields, without the function that resolves it. The build writes descriptions to
 * files, so that a form can be drawn before an engine is loaded.
 */
import type { Fields, Filler, Language, PublicAnswer, Text, TwoSides } from '@rangefinder/rules';

export type { Field, Fields, Language, PublicStep as AnswerStep, RuleLink, Text } from '@rangefinder/rules';

/** Data that forms and answers are drawn from. */
export interface Description {
  /** Slug of the rule set: `alpha-strike`. */
  readonly system: string;
  /** Name of the calculator: `targetNumber`. */
  readonly name: string;
  /** Path of the question below `/v1/`: `alpha-strike/target-number`. */
  readonly question: string;
  readonly title: Text;
  readonly about: Text;
  readonly input: Fields;
  readonly output: Fields;
  /** Paths of the headline figures, where these are not simply the first ones. */
  readonly principal?: readonly string[];
  /** How a form lays out a question with two sides. */
  readonly layout?: TwoSides;
  readonly examples: readonly Preset[];
  /** Names of the built-in entries that fields take by id. */
  readonly names: { readonly [id: string]: Text };
  /** Whether the form has fields that are drawn. It then waits for the drawings. */
  readonly drawn?: true;
  /** How catalog entries fill the question, by the type of their figures. */
  readonly fillers: { readonly [type: string]: Filler };
  /** Names of the fields that a catalog entry fills. */
  readonly printed: readonly string[];
}

/** An example that a form can start with. */
interface Preset {
  readonly title: Text;
  readonly draft: Draft;
  /** The draft with its names in each language, where it contains names. */
  readonly drafts?: { readonly [L in Language]?: Draft };
}

/** A question while the user edits it. It is validated only when it is answered. */
export type Draft = { readonly [name: string]: unknown };

/** Keys and indices from the draft to a value. */
export type Path = readonly (string | number)[];

/** An answer as the service returns it. Links are empty without a rulebook. */
export type WidgetAnswer = PublicAnswer;

/** One validation error of a draft. */
export interface WidgetProblem {
  readonly code: string;
  /** Path of the field: `targets.0.dice`. */
  readonly path: string;
  readonly allowed: string;
}

export type Outcome =
  | { readonly ok: true; readonly answer: WidgetAnswer }
  | { readonly ok: false; readonly problems: readonly WidgetProblem[] };

/** The engine of one calculator in the page. `site` is the address of the rulebook; empty without one. */
export type Engine = (draft: Draft, language: Language, site: string) => Outcome;
