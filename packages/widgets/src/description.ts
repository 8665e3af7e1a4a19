/**
 * A calculator as a widget needs it: its fields as plain data, without the procedure that resolves it. Descriptions are
 * written when the package is built, so that a form can be drawn before any engine is loaded.
 */
import type { Fields, Language, Text } from '@rangefinder/rules';

export type { Field, Fields, Language, Text } from '@rangefinder/rules';

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
  readonly examples: readonly Preset[];
  /** Names of printed entries that fields take by id. */
  readonly names: { readonly [id: string]: Text };
}

/** An example to begin with. */
export interface Preset {
  readonly title: Text;
  readonly draft: Draft;
  /** The same with its names as each language writes them, where it has names. */
  readonly drafts?: { readonly [L in Language]?: Draft };
}

/** A question as it is being put together: checked only when it is answered. */
export type Draft = { readonly [name: string]: unknown };

/** From the draft down to a value. */
export type Path = readonly (string | number)[];

/** A place in the rulebook; `url` is empty when no rulebook is known. */
export interface RuleLink {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** One step of an explanation. */
export interface AnswerStep {
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  readonly rule: RuleLink;
}

/** An answer as the service gives it; figures stand beside these under their own names. */
export interface WidgetAnswer {
  readonly allowed: boolean;
  readonly refusal: { readonly code: string; readonly text: string; readonly rule: RuleLink } | null;
  readonly summary: string;
  readonly steps: readonly AnswerStep[];
  readonly [figure: string]: unknown;
}

/** One thing that is wrong with a draft. */
export interface WidgetProblem {
  readonly code: string;
  /** The field: `targets.0.dice`. */
  readonly path: string;
  readonly allowed: string;
}

/** What came of a draft. */
export type Outcome =
  | { readonly ok: true; readonly answer: WidgetAnswer }
  | { readonly ok: false; readonly problems: readonly WidgetProblem[] };

/** The engine of one calculator in the page. `site` is the address of the rulebook, empty when there is none. */
export type Engine = (draft: Draft, language: Language, site: string) => Outcome;
