/**
 * What an answer can point at: the sections, tables and rulings of a system, and its words. Data only; the rulebook
 * writes the text, the calculators take their figures from the same constants that are printed here.
 */
import type { RuleId } from '../ids.js';
import type { Language, Text } from '../text/language.js';

/** A place that an answer can cite. */
export interface Place {
  readonly id: RuleId;
  readonly title: Text;
}

/** A section of the rulebook, in reading order; `parent` is the id of the chapter that holds it. */
export interface Section extends Place {
  readonly parent?: RuleId;
  /** Where the source has it: heading or number of its section. */
  readonly source: Text;
}

/** One cell as printed. */
export type Cell = number | string | Text | null;

/** A printed table. Built from the constants that the calculators use, so that the two cannot differ. */
export interface Table extends Place {
  readonly section: RuleId;
  readonly columns: readonly Text[];
  readonly rows: readonly (readonly Cell[])[];
  readonly notes?: readonly Text[];
}

/** Where the source is silent or contradicts itself: both readings, and what is played here. */
export interface Ruling extends Place {
  readonly section: RuleId;
  readonly question: Text;
  readonly readings: readonly Text[];
  readonly decision: Text;
}

/** A word of the game in both languages, with what stands on the card. */
export interface Term {
  readonly id: string;
  readonly name: Text;
  readonly abbreviation?: Text;
  /** Other words for it that players use or search for. */
  readonly aliases?: readonly string[];
  readonly meaning: Text;
  /** Words that no text of ours uses for it: another game's term, a calque, a false friend. Texts are tested against these. */
  readonly avoid?: { readonly [L in Language]?: readonly string[] };
}
