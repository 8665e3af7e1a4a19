/** How players of a rule set speak of its units: figures that go together, and words that stand for conditions. */
import type { Text } from '@rangefinder/rules';

/** Figures that are written together: `dmg:3/3/2`. */
export interface FigureGroup {
  readonly id: string;
  readonly names: readonly string[];
  readonly about: Text;
  /** In the order in which they are written, parted by slashes. */
  readonly figures: readonly string[];
}

/** The wording of a rule set. */
export interface Wording {
  readonly system: string;
  readonly groups: readonly FigureGroup[];
  /**
   * Words, in lower case, and the query that each stands for: `heavy` for `size:3`. Where a number belongs to it, `#` stands for that:
   * `under # pv` for `pv<#`.
   */
  readonly words: Readonly<Record<string, string>>;
}
