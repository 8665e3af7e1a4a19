/** The controls of a form as data, with texts in one language. */
import type { Field, Path } from '../description.js';
import type { Option } from './wording.js';

export interface Labelled {
  readonly path: Path;
  readonly label: string;
  readonly hint: string;
  readonly needed: boolean;
}

export interface NumberControl extends Labelled {
  readonly kind: 'number';
  readonly whole: boolean;
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  readonly example: number | undefined;
  /** Whether all values are shown as segments. */
  readonly segmented: boolean;
  /** Bands of the scale in ascending order. A control with bands has a ruler. */
  readonly bands: readonly ScaleBand[];
  readonly field: Field;
}

/** A band of a ruler. */
interface ScaleBand {
  readonly label: string;
  readonly to: number;
}

export interface SwitchControl extends Labelled {
  readonly kind: 'switch';
  readonly value: boolean;
  readonly field: Field;
}

export interface ChoiceControl extends Labelled {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** Whether no option may be chosen. */
  readonly open: boolean;
  /** Whether all options are shown as segments. */
  readonly segmented: boolean;
  readonly value: string;
  readonly field: Field;
}

export interface TextControl extends Labelled {
  readonly kind: 'text';
  readonly maxLength: number;
  /** The text in the language of the user. */
  readonly value: string;
  /** The text in the draft. */
  readonly given: string;
  readonly example: string;
  readonly field: Field;
}

/** A catalog entry by its id. */
export interface CatalogControl extends Labelled {
  readonly kind: 'catalog';
  readonly of: 'unit' | 'weapon';
  readonly value: string;
  readonly field: Field;
}

export type List = Extract<Field, { kind: 'list' }>;
export interface ListControl extends Labelled {
  readonly kind: 'list';
  readonly items: readonly Control[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  /** Example of the first item. */
  readonly sample: unknown;
  /** Whether items fit next to each other. */
  readonly short: boolean;
  readonly field: List;
}

export interface GroupControl extends Labelled, Body {
  readonly kind: 'group';
  /** Whether the group may be left out, and whether it is present. */
  readonly optional: boolean;
  readonly present: boolean;
  /** The values in one line. */
  readonly line: string;
  readonly field: Field;
}

/** A list whose items are each given once: a checkbox for each option. */
export interface SetControl extends Labelled {
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly field: List;
}

/** One of the two sides of a question. */
export interface SideControls {
  readonly label: string;
  readonly controls: readonly Control[];
  /** Folded controls, and whether the draft has values in them. */
  readonly more: readonly Control[];
  readonly opened: boolean;
  /** Figures of the stand-in for a unit that is not chosen yet, in one line; empty without one. */
  readonly standIn: string;
}

/** The visible and the folded controls of a form or of a group. */
export interface Body {
  /** The two sides of a form with two columns. `main` is then between them. */
  readonly sides?: readonly [SideControls, SideControls];
  readonly main: readonly Control[];
  readonly more: readonly Control[];
  /** Whether the draft has values in the folded part. */
  readonly opened: boolean;
  /** Sets of options, each folded under its label. */
  readonly sets?: readonly SetControl[];
  /** Figures of a card; only where a catalog entry fills them. */
  readonly printed?: Printed;
}

/** Figures and state of a card, and all of it in one line: `SZ 2 · TMM 2 · Armor 5`. */
interface Printed {
  readonly controls: readonly Control[];
  readonly line: string;
}

export type Control = NumberControl | SwitchControl | ChoiceControl | TextControl | CatalogControl | ListControl | GroupControl;
