/** Phases and calculators of each rule set, as JSON in the page. */

/** Element and scripts of a calculator. */
export interface CalculatorScripts {
  readonly element: string;
  readonly elementScript: string;
  readonly descriptionScript: string;
}

export interface SystemWords {
  readonly title: string;
  readonly phases: readonly { readonly name: string; readonly about: string }[];
  /** Calculators of attacks and tests, by their names. */
  readonly calculators: Readonly<Record<string, CalculatorScripts>>;
}

/** By the slug of the rule set. */
export type BattleWords = Readonly<Record<string, SystemWords>>;

const UNKNOWN: SystemWords = { title: '', phases: [{ name: '', about: '' }], calculators: {} };

export const systemWords = (words: BattleWords, slug: string): SystemWords => words[slug] ?? UNKNOWN;
