/** The vocabulary of a rule set: figures that players write together, and words that mean conditions. */
import type { Text } from '@rangefinder/rules';

/** Figures that are written together: `dmg:3/3/2`. */
export interface FigureGroup {
  readonly id: string;
  readonly names: readonly string[];
  readonly about: Text;
  /** In the order in which they are written, with slashes between them. */
  readonly figures: readonly string[];
  /** Figures that only some cards have. The others have none of it, as if it were 0. */
  readonly zeroWithout: readonly string[];
}

export interface Vocabulary {
  readonly system: string;
  readonly groups: readonly FigureGroup[];
  /**
   * Words and phrases in lower case, and the query that each means: `heavy` means `size:3`. `#` is a number: `under # pv` means
   * `pv<#`, and `about # pv` means `pv≈#`, which is a range around it. Other grammatical forms of the words mean the same. An empty query marks words without a meaning of their own.
   */
  readonly phrases: Readonly<Record<string, string>>;
  /** Words that negate the phrase behind them: `without jump jets`. */
  readonly negations: readonly string[];
  /** The field of the cost, and words for its points, which may also follow a limit without them: `costs under 30 pv`. */
  readonly cost: { readonly field: string; readonly words: readonly string[] };
  /** Words for the unit of lengths, which add nothing to a number. */
  readonly lengths: readonly string[];
  /** Abbreviations that are other words in small letters, each with the phrase that it means: `IF`. */
  readonly capitals: Readonly<Record<string, string>>;
  /** The query of the units that players know best, with which lists without an order may begin. */
  readonly bestKnown: string;
}
