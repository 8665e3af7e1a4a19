/**
 * The vocabulary in which a calculator says what it takes and what it gives: plain data, both languages, no procedure.
 * Everything that a door needs is read from it: the check of a draft, the GraphQL types with their descriptions,
 * the form of a widget, the reference pages. What a field lets through is what a rule may rely on.
 */
import type { Fraction, Interval } from '@rangefinder/dice';
import type { Text } from '../text/language.js';

/** A unit of measure as it is shown after a figure. */
export type Unit = 'inches' | 'steps' | 'centimetres' | 'points' | 'dice' | 'hexes';

interface Described {
  /** Short name, as on a form. */
  readonly label: Text;
  /** What stands above a column, where the label is too long for one. */
  readonly short?: Text;
  /** What to know beyond the label: when it matters, where it is read from. */
  readonly hint?: Text;
  readonly unit?: Unit;
  /** May be left out or null. */
  readonly optional?: true;
  /** The field beside it that says the same in another way: a form keeps one of the two. */
  readonly insteadOf?: string;
}

/** A part of a scale, as far as it reaches: medium range, to 24 inches. */
export interface Band {
  readonly label: Text;
  readonly to: number;
}

/** Dice that are added up. */
export interface Roll {
  readonly dice: number;
  readonly faces: number;
}

export interface IntField extends Described {
  readonly kind: 'int';
  readonly min: number;
  readonly max: number;
  /** Values that stand in place of a number: `NE`, no effect. */
  readonly words?: { readonly [value: string]: Text };
  /** It is the least total of this roll that succeeds: answers draw the roll. */
  readonly roll?: Roll;
  readonly default?: number;
  readonly example?: number;
}
export interface NumberField extends Described {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Parts of its scale that the rules name, from the least up: forms draw it as a ruler. */
  readonly bands?: readonly Band[];
  readonly default?: number;
  readonly example?: number;
}
export interface BooleanField extends Described {
  readonly kind: 'boolean';
  readonly default?: boolean;
  readonly example?: boolean;
}
export interface ChoiceField<C extends string = string> extends Described {
  readonly kind: 'choice';
  readonly type: Vocabulary<C>;
  readonly default?: C;
  readonly example?: C;
}
/** A deck of cards, each named by its rank and the letter of its suit. */
export interface Deck {
  readonly suits: readonly DeckSuit[];
  /** Cards without a suit. */
  readonly others: readonly string[];
}
interface DeckSuit {
  readonly letter: string;
  readonly name: Text;
  /** Path of a drawing in a box of 24 by 24. */
  readonly drawing: string;
}
/** Free text; `pattern` says what is read, `allowed` says it to a person. */
export interface TextField extends Described {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly pattern?: RegExp;
  readonly allowed?: Text;
  /** It names something, such as a nation: doors show it as an id. */
  readonly isId?: true;
  /** How values of their own notation are written for a reader: `Ls` is `Лс` in Russian. */
  readonly written?: { readonly [value: string]: Text };
  /** It names a card of this deck: forms draw it, and it is dealt with a tap. */
  readonly deck?: Deck;
  /** It names dice, such as `4D12` or `D6+2`: forms draw them. */
  readonly dice?: true;
  readonly default?: string;
  readonly example?: string;
}
/** One of the printed entries of a system, by id: `rifle`, `light`. Needs no database. */
export interface IdField<C extends string = string> extends Described {
  readonly kind: 'id';
  readonly of: readonly C[];
  /** What the catalog puts before it; taken with and without: `5150/rifle` is `rifle`. */
  readonly prefix?: string;
  readonly default?: C;
  readonly example?: C;
}
/** An entry of the catalog whose figures fill the sibling fields that are left out. */
export interface CatalogField extends Described {
  readonly kind: 'catalog';
  readonly of: 'unit' | 'weapon';
  readonly optional: true;
  readonly example?: string;
}
export interface ListField<F extends Field = Field> extends Described {
  readonly kind: 'list';
  readonly item: F;
  readonly min: number;
  readonly max: number;
  /** One item for each of these words, in their order: damage at short, medium and long range. */
  readonly by?: Vocabulary;
  /** Its items are stretches of a line of hexes between two fields beside it: forms draw the line. */
  readonly hexes?: HexLine;
  readonly default?: readonly unknown[];
}
/** A line of hexes: names of the fields of its ends, and of those of a stretch. */
export interface HexLine {
  readonly from: string;
  readonly to: string;
  readonly terrain: string;
  readonly count: string;
  /** Paths of what stands at the ends, in a box of 24 by 24. */
  readonly drawings: { readonly from: string; readonly to: string };
}
export interface ObjectField<N extends Fields = Fields> extends Described {
  readonly kind: 'object';
  /** Public name of the type. The same name means the same fields everywhere. */
  readonly name: string;
  readonly about: Text;
  readonly fields: N;
  /** Where its fields are alike, each named by an entry: doors and cards show a row for each. */
  readonly rows?: Rows;
}
/** How alike figures are shown as rows: `{ armor: '5150/light', impact: '3' }`. */
export interface Rows {
  /** Public name of the type of a row. */
  readonly name: string;
  readonly about: Text;
  /** The column that says whose figure it is; `prefix` makes an id of the name of the field. */
  readonly of: { readonly name: string; readonly prefix: string; readonly label: Text };
  /** Name of the column of the figure. */
  readonly figure: string;
}

// ── kinds that only answers have ────────────────────────────────────────────────────────────────────────────────────
/** An exact probability. */
export interface ChanceField extends Described {
  readonly kind: 'chance';
}
/** A probability that is exact as far as it can be counted, and known between two bounds beyond that. */
export interface BoundedChanceField extends Described {
  readonly kind: 'boundedChance';
}
/** An exact figure that need not be whole, such as a mean. */
export interface ExactField extends Described {
  readonly kind: 'exact';
}
/** Words in the reader's language. */
export interface WordsField extends Described {
  readonly kind: 'words';
}
/** A printed weapon or armor, by id; doors show the whole entry. */
export interface EntryField extends Described {
  readonly kind: 'weapon' | 'armor';
}

/** Kinds that only answers have. */
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

/** A closed list of values under a public name, each with its wording. */
export interface Vocabulary<C extends string = string> {
  readonly name: string;
  readonly about: Text;
  readonly values: { readonly [V in C]: Text };
  /** Paths of drawings in a box of 24 by 24; a value without one is drawn empty. */
  readonly drawings?: { readonly [V in C]?: string };
}

/** The values of a vocabulary as a union type: `Word<typeof RANGES>`. */
export type Word<V> = V extends Vocabulary<infer C> ? C : never;

/** What a field holds once checked (inputs) or resolved (answers). */
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

/** All fields with their values; optional ones may be undefined. */
export type Checked<N> = {
  readonly [K in keyof N]: N[K] extends { optional: true } ? Value<N[K]> | undefined : Value<N[K]>;
};

/** Gives literal types to field data without `as const` everywhere. */
export const fields = <const N extends Fields>(all: N): N => all;

/** Gives literal types to one field. */
export const field = <const F extends Field>(one: F): F => one;

/** Gives literal types to a vocabulary. */
export const vocabulary = <const C extends string>(
  name: string,
  about: Text,
  values: { readonly [V in C]: Text },
  drawings?: { readonly [V in NoInfer<C>]?: string },
): Vocabulary<C> => ({ name, about, values, ...(drawings && { drawings }) });

/** The values of a vocabulary, in their order. */
export const wordsOf = <C extends string>(of: Vocabulary<C>): readonly C[] => Object.keys(of.values) as C[];
