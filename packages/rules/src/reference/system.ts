/** The definition of a rule set: everything that the API and the rulebook read from it. */
import type { AnyCalculator } from '../calculator/calculator.js';
import type { FieldPhrases } from '../calculator/phrases.js';
import type { AnyEntryType, BuiltInEntry } from '../entries/entry.js';
import type { Slug } from '../ids.js';
import type { Text } from '../text/language.js';
import type { RuleHistory } from './history.js';
import type { Place, Ruling, Section, Table, Term } from './reference.js';
import type { Turn } from './turn.js';

/** A calculator whose answer is a matrix of cells, with a page of its own. */
export interface Matrix {
  readonly title: Text;
  /** Name of the calculator that computes the cells. */
  readonly calculator: string;
  /** Name of the calculator that explains one cell. */
  readonly opens: string;
}

/** What a first-time visitor sees of a rule set. */
export interface Showcase {
  /** The most popular calculators. */
  readonly calculators: readonly AnyCalculator[];
  /** A sample question, and the fields that visitors can change. */
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
  /** Trademark notice. */
  readonly notice: Text;
  readonly sections: readonly Section[];
  readonly tables: readonly Table[];
  readonly rulings: readonly Ruling[];
  readonly glossary: readonly Term[];
  readonly calculators: readonly AnyCalculator[];
  /** Short names of the game in phrases, separated by semicolons. */
  readonly abbreviations?: Text;
  /** What a value of a field implies of another, by name: `{ tmm: 'targetMoved=GROUND' }`. */
  readonly implied?: { readonly [field: string]: string };
  /**
   * Fields that players name for another one that a question needs, and what that says besides:
   * `{ leaderRep: { field: 'rep', flag: 'leader' } }`, “a leader with rep 4”.
   */
  readonly meantFor?: { readonly [field: string]: { readonly field: string; readonly flag: string } };
  /** What a number alone says of a figure: `rep` for “my 4”, «две четвёрки». */
  readonly numberNoun?: string;
  /** What follows from a field of the same item, if the item lacks it: `{ tmm: { from: 'move', of: tmmOfMove } }`. */
  readonly derived?: { readonly [field: string]: { readonly from: string; readonly of: (value: string) => number | undefined } };
  /** The field with the whole of which a field is a part: `{ losses: 'figures' }`, “5 of 12”. */
  readonly wholes?: { readonly [part: string]: string };
  /** Figures of a unit that give a field of a calculator that takes no unit, and whose unit it is: “what do I need to hit a Locust”. */
  readonly ofUnits?: { readonly [field: string]: { readonly figure: string; readonly side: 'acting' | 'other' } };
  /** Dice that every roll is made with, in the notation of the rules: players name them without asking anything by it. */
  readonly rolled?: readonly string[];
  /** What players say of the fields of its calculators. */
  readonly phrases?: FieldPhrases;
  readonly showcase: Showcase;
  /** Tables of the quick-reference sheet, in the order of play. */
  readonly sheet: readonly Table[];
  /** The turn sequence, or one for each way to play. The first is the default. */
  readonly turns: readonly [Turn, ...Turn[]];
  readonly matrix?: Matrix;
  /** Versions, newest first. Absent until the rule set is published. */
  readonly history?: RuleHistory;
  /** Entry types of the catalog. */
  readonly entries: readonly AnyEntryType[];
  /** Built-in entries: printed in the rules and present in every catalog. */
  readonly printed: readonly BuiltInEntry[];
}

/** All places of a rule set that an answer can cite, by id. */
export const placesOf = (system: RuleSystem): ReadonlyMap<string, Place> =>
  new Map([...system.sections, ...system.tables, ...system.rulings].map((place) => [place.id, place]));
