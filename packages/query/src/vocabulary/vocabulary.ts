/** The vocabulary of a rule set: figures that players write together, and words that mean conditions. */
import type { Text } from '@rangefinder/rules';

/** Figures that are written together: `dmg:3/3/2`. */
export interface FigureGroup {
  readonly id: string;
  readonly names: readonly string[];
  readonly about: Text;
  /** In the order in which they are written, with slashes between them. */
  readonly figures: readonly string[];
}

export interface Vocabulary {
  readonly system: string;
  readonly groups: readonly FigureGroup[];
  /**
   * Words and phrases in lower case, and the query that each means: `heavy` means `size:3`. `#` is a number: `under # pv` means
   * `pv<#`.
   */
  readonly phrases: Readonly<Record<string, string>>;
}
