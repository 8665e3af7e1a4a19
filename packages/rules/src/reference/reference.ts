/**
 * What an answer can cite: the sections, tables and rulings of a rule set, and its glossary. Data only. The rulebook package holds
 * the prose; calculators read their figures from the constants printed here.
 */
import type { RuleId } from '../ids.js';
import type { Language, Text } from '../text/language.js';

/** A place that an answer can cite. */
export interface Place {
  readonly id: RuleId;
  readonly title: Text;
}

/** A section of the rulebook, in reading order. `parent` is the id of its chapter. */
export interface Section extends Place {
  readonly parent?: RuleId;
  /** The heading or number of the section in the source. */
  readonly source: Text;
}

/** A table cell. */
export type Cell = number | string | Text | null;

/** A printed table, built from the constants that the calculators use, so that the two cannot differ. */
export interface Table extends Place {
  readonly section: RuleId;
  readonly columns: readonly Text[];
  readonly rows: readonly (readonly Cell[])[];
  readonly notes?: readonly Text[];
}

/** One way to understand a rule. */
export interface Reading extends Text {
  /** Its id in the argument `readings` of calculators, if it changes figures and is not the decision. */
  readonly id?: string;
}

/** A decision where the source is silent or contradicts itself: the possible readings and the one used here. */
export interface Ruling extends Place {
  readonly section: RuleId;
  readonly question: Text;
  readonly readings: readonly Reading[];
  readonly decision: Text;
}

/** A term of the game in both languages, with its abbreviation on the card. */
export interface Term {
  readonly id: string;
  readonly name: Text;
  readonly abbreviation?: Text;
  /** Synonyms that players use or search for. */
  readonly aliases?: readonly string[];
  readonly meaning: Text;
  /** Words that project texts must not use for the term: another game's term, a calque, a false friend. A test checks this. */
  readonly avoid?: { readonly [L in Language]?: readonly string[] };
}
