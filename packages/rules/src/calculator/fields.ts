/**
 * Field definitions for the input and output of calculators: plain data in both languages, without procedures. Checks of drafts,
 * GraphQL types with their descriptions, widget forms and reference pages are generated from them. Rules rely on the limits of a
 * field.
 */
import type { Fraction, Interval } from '@rangefinder/dice';
import type { RuleId } from '../ids.js';
import type { Text } from '../text/language.js';

/** A unit of measure, displayed after a figure. */
export type Unit = 'inches' | 'steps' | 'centimetres' | 'points' | 'dice' | 'hexes';

/** The side for which a figure is good. */
export type Party = 'ATTACKER' | 'ACTOR' | 'FIRST' | 'SECOND' | 'BOTH';

/** Which direction of an output figure is better, and for which side; `neither` when no direction is. */
export type Better = { readonly higher: Party } | { readonly lower: Party } | 'neither';

interface Described {
  /** Short name, as in a form. */
  readonly label: Text;
  /** Column heading for a label that is too long for a column. */
  readonly short?: Text;
  /** Further help: when the field matters, where to read the value. */
  readonly hint?: Text;
  readonly unit?: Unit;
  /** May be omitted or null. */
  readonly optional?: true;
  /** May be omitted, but forms always fill it, such as the dice for one of several targets. */
  readonly inForms?: 'filled';
  /** The sibling field that expresses the same value in another way. A form keeps one of the two. */
  readonly insteadOf?: string;
  /** The field counts only with these values of a choice of its object or of one around it. Elsewhere any value but the default is refused. */
  readonly countsFor?: CountsFor;
  /** Of an output figure: the better direction. Required outside of lists. */
  readonly better?: Better;
}

/** When a field counts: `{ field: 'attack', values: ['INDIRECT'], text: { en: 'for indirect fire', ru: 'для непрямой наводки' } }`. */
export interface CountsFor {
  readonly field: string;
  readonly values: readonly string[];
  /** Completes `it counts only …`. */
  readonly text: Text;
}

/** A named section of a scale, with its upper end: medium range, to 24 inches. */
export interface Band {
  readonly label: Text;
  readonly to: number;
}

/** A roll whose dice are added up. */
export interface Roll {
  readonly dice: number;
  readonly faces: number;
}

export interface IntField extends Described {
  readonly kind: 'int';
  readonly min: number;
  readonly max: number;
  /** Words that are valid instead of a number: `NE`, no effect. */
  readonly words?: { readonly [value: string]: Text };
  /** For a target number: the roll that has to reach it. Answers draw the roll. */
  readonly roll?: Roll;
  readonly default?: number;
  readonly example?: number;
}
export interface NumberField extends Described {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Sections of the scale that the rules name, in ascending order. Forms draw them as a ruler. */
  readonly bands?: readonly Band[];
  readonly default?: number;
  readonly example?: number;
  /** How many of other units of length make one of its own: a text may give it in them. */
  readonly madeOf?: { readonly [unit in Unit]?: number };
}
export interface BooleanField extends Described {
  readonly kind: 'boolean';
  readonly default?: boolean;
  /** For an optional field: the value unless another field says otherwise. Forms show it, and the rules derive it. */
  readonly assumed?: boolean;
  readonly example?: boolean;
}
export interface ChoiceField<C extends string = string> extends Described {
  readonly kind: 'choice';
  readonly type: Vocabulary<C>;
  readonly default?: C;
  /** As for booleans. */
  readonly assumed?: C;
  readonly example?: C;
  /** The largest distance of each value, in inches: a text may give the distance instead. */
  readonly upToInches?: { readonly [value in C]: number };
}
/** A deck of cards. A card is named by its rank and the letter of its suit. */
export interface Deck {
  readonly suits: readonly DeckSuit[];
  /** Cards without a suit. */
  readonly others: readonly string[];
}
interface DeckSuit {
  readonly letter: string;
  readonly name: Text;
  /** Path of the SVG drawing, in a box of 24 by 24. */
  readonly drawing: string;
}
/** Free text. `pattern` is the accepted syntax, and `allowed` describes it in words. */
export interface TextField extends Described {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly pattern?: RegExp;
  readonly allowed?: Text;
  /** A number is taken too, as its digits: a damage is 3 or `0*`. */
  readonly orNumber?: true;
  /** The text is the id of something, such as a nation. The schema shows it as an id. */
  readonly isId?: true;
  /** Display names of values with their own notation: `Ls` is `Лс` in Russian. */
  readonly written?: { readonly [value: string]: Text };
  /** The text names a card of this deck. Forms show the deck, and a tap selects a card. */
  readonly deck?: Deck;
  /** The text names dice, such as `4D12` or `D6+2`. Forms draw them. */
  readonly dice?: true;
  readonly default?: string;
  readonly example?: string;
}
/** A reading that a calculator can play, with its ruling. */
export interface PlayedReading {
  readonly id: string;
  readonly ruling: RuleId;
  /** Title of the ruling. */
  readonly title: Text;
  readonly text: Text;
}

/** The id of a built-in entry of a rule set: `rifle`, `light`. Needs no database. */
export interface IdField<C extends string = string> extends Described {
  readonly kind: 'id';
  readonly of: readonly C[];
  /** Prefix of the id in the catalog; accepted but optional: `5150/rifle` is `rifle`. */
  readonly prefix?: string;
  /** Names of ids that are not entries. */
  readonly names?: { readonly [id: string]: Text };
  /** The readings of rulings that the ids select. */
  readonly readings?: readonly PlayedReading[];
  readonly default?: C;
  readonly example?: C;
}
/** The id of a catalog entry whose figures fill omitted sibling fields. */
export interface CatalogField extends Described {
  readonly kind: 'catalog';
  readonly of: 'unit' | 'weapon';
  readonly optional: true;
  /** Sibling fields whose value the entry determines: a question that gives another value is refused. */
  readonly determines?: readonly string[];
  /** As `determines`, for fields of the question around the list that the entry is in: who fires the weapons of its shots. */
  readonly determinesAround?: readonly string[];
  /** Field of the question around the list with the unit that carries the weapon: a weapon of another unit is refused. */
  readonly carriedBy?: string;
  readonly example?: string;
}
export interface ListField<F extends Field = Field> extends Described {
  readonly kind: 'list';
  readonly item: F;
  readonly min: number;
  readonly max: number;
  /** Each item may be given once, and their order does not matter. Forms show a checkbox for each. */
  readonly isSet?: true;
  /** One item for each of these words, in their order: damage at short, medium and long range. */
  readonly by?: Vocabulary;
  /** The items are sections of a line of hexes between two sibling fields. Forms draw the line. */
  readonly hexes?: HexLine;
  readonly default?: readonly unknown[];
}
/** A line of hexes: the names of the fields of its ends, and of the fields of a section. */
export interface HexLine {
  readonly from: string;
  readonly to: string;
  readonly terrain: string;
  readonly count: string;
  /** Paths of the SVG drawings at the ends, in a box of 24 by 24. */
  readonly drawings: { readonly from: string; readonly to: string };
}
export interface ObjectField<N extends Fields = Fields> extends Described {
  readonly kind: 'object';
  /** Public name of the type. The same name always means the same fields. */
  readonly name: string;
  readonly about: Text;
  readonly fields: N;
  /** For similar fields that are each named after an entry: the API and cards show one row for each. */
  readonly rows?: Rows;
}
/** How similar figures such as `{ armor: '5150/light', impact: '3' }` are shown as rows. */
export interface Rows {
  /** Public name of the type of a row. */
  readonly name: string;
  readonly about: Text;
  /** The column with the id of the entry. `prefix` completes the field name to an id. */
  readonly of: { readonly name: string; readonly prefix: string; readonly label: Text };
  /** Name of the column with the figure. */
  readonly figure: string;
}

// ── kinds of output fields only ─────────────────────────────────────────────────────────────────────────────────────
/** An exact probability. */
export interface ChanceField extends Described {
  readonly kind: 'chance';
}
/** A probability that is exact where it can be computed, else known within two bounds. */
export interface BoundedChanceField extends Described {
  readonly kind: 'boundedChance';
}
/** An exact figure that may be a fraction, such as a mean. */
export interface ExactField extends Described {
  readonly kind: 'exact';
}
/** Text in the language of the answer. */
export interface WordsField extends Described {
  readonly kind: 'words';
}
/** A built-in weapon or armor, by id. The API returns the whole entry. */
export interface EntryField extends Described {
  readonly kind: 'weapon' | 'armor';
}

/** Kinds of output fields only. */
export type FigureField = ChanceField | BoundedChanceField | ExactField | WordsField | EntryField;

export type Field =
  | IntField
  | NumberField
  | BooleanField
  | ChoiceField
  | TextField
  | IdField
  | CatalogField
  | ListField
  | ObjectField
  | FigureField;

export type Fields = { readonly [name: string]: Field };

/** A closed list of values with a public name, each with its wording. */
export interface Vocabulary<C extends string = string> {
  readonly name: string;
  readonly about: Text;
  readonly values: { readonly [V in C]: Text };
  /** Paths of SVG drawings in a box of 24 by 24. A value without one has no drawing. */
  readonly drawings?: { readonly [V in C]?: string };
}

/** The values of a vocabulary as a union type: `Word<typeof RANGES>`. */
export type Word<V> = V extends Vocabulary<infer C> ? C : never;

/** The type of a field's value, once checked (input) or resolved (output). */
export type Value<F> = F extends { kind: 'int'; words: { readonly [value in infer W]: Text } }
  ? number | W
  : F extends { kind: 'int' | 'number' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'choice'; type: Vocabulary<infer C> }
        ? C
        : F extends { kind: 'id'; of: readonly (infer C)[] }
          ? C
          : F extends { kind: 'text' | 'catalog' | 'weapon' | 'armor' }
            ? string
            : F extends { kind: 'list'; item: infer I }
              ? readonly Value<I>[]
              : F extends { kind: 'object'; fields: infer N }
                ? Checked<N>
                : F extends { kind: 'chance' | 'exact' }
                  ? Fraction
                  : F extends { kind: 'boundedChance' }
                    ? Fraction | Interval
                    : F extends { kind: 'words' }
                      ? Text
                      : never;

/** The values of all fields. Optional ones may be undefined. */
export type Checked<N> = {
  readonly [K in keyof N]: N[K] extends { optional: true } ? Value<N[K]> | undefined : Value<N[K]>;
};

/** Infers literal types for fields without `as const`. */
export const fields = <const N extends Fields>(all: N): N => all;

/** Infers literal types for one field. */
export const field = <const F extends Field>(one: F): F => one;

/** Infers literal types for a vocabulary. */
export const vocabulary = <const C extends string>(
  name: string,
  about: Text,
  values: { readonly [V in C]: Text },
  drawings?: { readonly [V in NoInfer<C>]?: string },
): Vocabulary<C> => ({ name, about, values, ...(drawings && { drawings }) });

/** The values of a vocabulary in order. */
export const wordsOf = <C extends string>(of: Vocabulary<C>): readonly C[] => Object.keys(of.values) as C[];
