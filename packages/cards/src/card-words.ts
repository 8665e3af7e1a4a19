/** The vocabulary that cards are drawn with, in one language. `@rangefinder/cards/words` makes it from the rules. */
import type { Language, PluralForms, TrialAnswer } from '@rangefinder/rules';

/** A field of an entry: label, unit and wording. */
export interface CardField {
  /** Name of the field in the API. */
  readonly name: string;
  readonly label: string;
  /** Short label for narrow places. */
  readonly short: string;
  /** Unit after the label, and after a value. */
  readonly unit?: { readonly ofLabel: string; readonly ofNumber: PluralForms };
  /** Values → their wording. */
  readonly words?: Readonly<Record<string, string>>;
  /** Set where values contain dice: the language of their notation. */
  readonly diceIn?: Language;
  /** Names of the items of a list, in order. */
  readonly by?: readonly string[];
  readonly item?: CardField;
  /** Fields of an object. */
  readonly fields?: readonly CardField[];
  /** Values → addresses in the glossary. */
  readonly links?: Readonly<Record<string, string>>;
}

/** One part of a card, from top to bottom. `href` is a place in the rulebook. */
export type CardPart =
  | { readonly kind: 'figures'; readonly fields: readonly CardField[]; readonly size: 'large' | 'medium' | 'small' }
  | { readonly kind: 'boxes'; readonly field: CardField }
  | { readonly kind: 'scale'; readonly label: string; readonly steps: readonly string[]; readonly unless?: string }
  | { readonly kind: 'table'; readonly field: CardField; readonly href?: string }
  | { readonly kind: 'weapons' }
  /** The codes of the entry's abilities. */
  | { readonly kind: 'words'; readonly field: CardField; readonly href: string; readonly explained: Readonly<Record<string, Explanation>> };

/** Meaning of an ability. */
export interface Explanation {
  readonly name: string;
  readonly effect: string;
}

/** A link to a calculator that an entry fills in. */
export interface Trial {
  readonly label: string;
  readonly path: string;
  readonly draft: Readonly<Record<string, TrialAnswer>>;
  readonly kinds?: readonly string[];
}

/** Layout of the entries of one type. */
export interface CardType {
  /** Unit of the cost. */
  readonly cost: string;
  readonly parts: readonly CardPart[];
  readonly trials: readonly Trial[];
}

/** The source of entries, with its trademark notice. */
export interface SourceWords {
  readonly name: string;
  readonly notice: string;
}

/** The vocabulary in one language. */
export interface CardWords {
  /** Sources by id. */
  readonly sources: Readonly<Record<string, SourceWords>>;
  /** Trademark notice of other sources. */
  readonly unlistedNotice: string;
  /** Names of kinds of entries. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Layouts by type of entry. */
  readonly types: Readonly<Record<string, CardType>>;
  /** Abbreviations of English cards → those of the language, by rule set. */
  readonly abbreviations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
