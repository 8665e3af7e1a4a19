/** The vocabulary that cards are drawn with, in one language. `@rangefinder/cards/words` makes it from the rules. */
import type { Language, TrialAnswer } from '@rangefinder/rules';

/** A figure as a card shows it. */
export interface CardField {
  /** Its name in answers of the API. */
  readonly name: string;
  readonly label: string;
  /** What stands above it where there is little room. */
  readonly short: string;
  /** Behind its label, and behind a value. */
  readonly unit?: { readonly ofLabel: string; readonly ofNumber: string };
  /** Wording of its values. */
  readonly words?: Readonly<Record<string, string>>;
  /** The language that dice in its values are written in. */
  readonly diceIn?: Language;
  /** What the items of a list are called, in their order. */
  readonly by?: readonly string[];
  readonly item?: CardField;
  /** The parts of an object. */
  readonly fields?: readonly CardField[];
  /** Where the glossary has its values. */
  readonly links?: Readonly<Record<string, string>>;
}

/** One part of a card, from top to bottom; `href` leads to where the rulebook has it. */
export type CardPart =
  | { readonly kind: 'figures'; readonly fields: readonly CardField[]; readonly size: 'large' | 'medium' | 'small' }
  | { readonly kind: 'boxes'; readonly field: CardField }
  | { readonly kind: 'scale'; readonly label: string; readonly steps: readonly string[]; readonly unless?: string }
  | { readonly kind: 'table'; readonly field: CardField; readonly href?: string }
  | { readonly kind: 'weapons' }
  | { readonly kind: 'words'; readonly field: CardField; readonly href: string; readonly explained: Readonly<Record<string, Explanation>> };

/** What a word of a card means. */
export interface Explanation {
  readonly name: string;
  readonly effect: string;
}

/** A calculator to try an entry in. */
export interface Trial {
  readonly label: string;
  readonly path: string;
  readonly draft: Readonly<Record<string, TrialAnswer>>;
  readonly kinds?: readonly string[];
}

/** How entries of one type are shown. */
export interface CardType {
  /** What a cost is counted in. */
  readonly cost: string;
  readonly parts: readonly CardPart[];
  readonly trials: readonly Trial[];
}

/** All that pages of the catalog need of the rules. */
export interface CardWords {
  /** Names of kinds of entries. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By the type of their figures. */
  readonly types: Readonly<Record<string, CardType>>;
  /** Abbreviations of English cards in the language of the page, by rule set. */
  readonly abbreviations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
