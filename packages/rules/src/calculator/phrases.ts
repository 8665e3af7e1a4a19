/**
 * What players say, for the reader of questions. Phrases are separated by semicolons. Words are compared by their stems, and small
 * words between them may be missing. In a phrase `#` is a number, `#+` one or several numbers, `#!` one such as `4+`, `#±` one with
 * a sign, `%` dice such as `2D6`, `a|b` one of two words, `a|b?` one of them or none, `_a` a letter that is written together with a
 * number: `A4`.
 */
import type { Text } from '../text/language.js';

/**
 * Phrases of input fields by the name of the field, or by its path: `skill`, `target.armor`. With a value after an equals sign, the
 * phrases mean that value: `targetMoved=JUMPED`. A path that ends with `#` is the number of items of a list: `targets#`;
 * with `+#` the number of further items that nothing is said of: `players+#`; with `+1` its words mean one of them. A path that ends with
 * `+first` is a value that goes before the others of a list: `cards+first`.
 * @example { skill: { en: 'gunnery #', ru: 'пилот #' }, 'targetMoved=JUMPED': { en: 'jumping target', ru: 'цель прыгала' } }
 */
export type FieldPhrases = { readonly [field: string]: Text };

/** What players say when they ask a calculator. */
export interface Phrases {
  /** Whole questions or the words that set them apart, in any order of importance. */
  readonly questions: Text;
  /** Phrases of single fields, besides their labels and choices. */
  readonly fields?: FieldPhrases;
  /** Parts of the answer: “after # phases”. Such a number is no argument, but it is read. */
  readonly outcomes?: Text;
  /**
   * Values that a question means where it does not give them, by path. They are shown as assumed. Those of
   * the items of a list, whose place is `*`, count where an item needs them.
   * @example { move: 60, 'targets': [{}] }
   */
  readonly assumed?: { readonly [field: string]: unknown };
  /**
   * Values that a question for one of the `outcomes` means where nothing but all of them is missing.
   * @example { range: 'D6', steps: 0 } // a shot that surely hits
   */
  readonly assumedTogether?: { readonly [field: string]: unknown };
  /** Dice that every roll of the calculator is made with, which are no argument. @example ['D12', '1D12'] */
  readonly rolled?: readonly string[];
  /** Lists of which one has several items. With one item in each, a question rather means another calculator. */
  readonly several?: readonly string[];
}
