/** A rule set as a whole: all that the doors and the rulebook need to know of it. */
import type { AnyCalculator } from '../calculator/calculator.js';
import type { AnyEntryType, PrintedEntry } from '../entries/entry.js';
import type { Slug } from '../ids.js';
import type { Text } from '../text/language.js';
import type { RuleHistory } from './history.js';
import type { Place, Ruling, Section, Table, Term } from './reference.js';
import type { Turn } from './turn.js';

/** A calculator whose whole answer is one picture of cells, with a page of its own. */
export interface Matrix {
  readonly title: Text;
  /** Name of the calculator that gives the cells. */
  readonly calculator: string;
  /** Name of the calculator that explains one cell. */
  readonly opens: string;
}

/** What a first visitor sees of a rule set. */
export interface Showcase {
  /** The calculators that players want first. */
  readonly calculators: readonly AnyCalculator[];
  /** A question that shows what it can do, and the fields to play with. */
  readonly question?: {
    readonly calculator: AnyCalculator;
    readonly draft: { readonly [name: string]: unknown };
    readonly fields: readonly string[];
  };
}

export interface RuleSystem {
  readonly slug: Slug;
  /** Name in GraphQL and in the client: `alphaStrike`. */
  readonly namespace: string;
  readonly title: Text;
  readonly about: Text;
  /** Whose game it is. */
  readonly notice: Text;
  readonly sections: readonly Section[];
  readonly tables: readonly Table[];
  readonly rulings: readonly Ruling[];
  readonly glossary: readonly Term[];
  readonly calculators: readonly AnyCalculator[];
  readonly showcase: Showcase;
  /** Tables of the quick-reference sheet, in the order of play. */
  readonly sheet: readonly Table[];
  /** Its turn, or one for each way to play; the first stands for all of them. */
  readonly turns: readonly [Turn, ...Turn[]];
  readonly matrix?: Matrix;
  /** Its versions, the newest first; none while it has not been published. */
  readonly history?: RuleHistory;
  /** What a catalog holds of it. */
  readonly entries: readonly AnyEntryType[];
  /** Entries that its rules print, and that every catalog starts with. */
  readonly printed: readonly PrintedEntry[];
}

/** Everything in a system that an answer can cite, by id. */
export const placesOf = (system: RuleSystem): ReadonlyMap<string, Place> =>
  new Map([...system.sections, ...system.tables, ...system.rulings].map((place) => [place.id, place]));
