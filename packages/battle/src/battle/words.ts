/** Phases and attack calculator of each rule set, as JSON in the page. */

/** Element and scripts of a calculator. */
export interface CalculatorScripts {
  readonly element: string;
  readonly elementScript: string;
  readonly descriptionScript: string;
}

export interface SystemWords {
  readonly title: string;
  readonly phases: readonly { readonly name: string; readonly about: string }[];
  /** Absent in rule sets without battle rules. */
  readonly attack?: CalculatorScripts;
}

/** By the slug of the rule set. */
export type BattleWords = Readonly<Record<string, SystemWords>>;

const UNKNOWN: SystemWords = { title: '', phases: [{ name: '', about: '' }] };

export const systemWords = (words: BattleWords, slug: string): SystemWords => words[slug] ?? UNKNOWN;
