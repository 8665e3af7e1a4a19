/**
 * Entry types of the catalog: kinds of cards, weapons and armors, described with the same field definitions as calculators.
 * Everything about entries derives from this description: checks, CSV columns, query names, schema types, and the drawn card. A
 * card figure that a calculator takes uses the calculator's own field, so that no card has a figure that a calculator refuses.
 */
import { type CheckResult, checkFields } from '../calculator/check.js';
import type { Checked, Fields, Unit } from '../calculator/fields.js';
import { isObject } from '../calculator/flat.js';
import type { Problem } from '../calculator/problems.js';
import type { RuleId } from '../ids.js';
import type { Language, Text } from '../text/language.js';

/** Sorts of entries, the same in every rule set. */
export const ENTRY_SORTS = ['unit', 'weapon', 'armor'] as const;
export type EntrySort = (typeof ENTRY_SORTS)[number];

/** The source of imported entries and its trademark notice. */
export interface EntrySource {
  /** Stable key, stored with every entry: `mul`. */
  readonly id: string;
  readonly name: Text;
  /** Trademark notice, which also states that this project is unofficial. */
  readonly notice: Text;
  /** Date of the figures that come with the rule set, ISO 8601. */
  readonly asOf?: string;
  /** URL of an entry at the source, with `{id}` for the entry's key. */
  readonly entryPage?: string;
}

/** A number by which lists of entries are filtered and sorted. */
export interface EntryFigure<S> {
  /** All names in queries, lower case: those printed on cards in either language, and common synonyms. */
  readonly names: readonly string[];
  /** Default: the label of the field with this name. */
  readonly label?: Text;
  readonly unit?: Unit | 'tons' | 'year';
  /** Undefined when the entry has no such figure. */
  readonly of: (figures: S) => number | undefined;
  /** Has few distinct values, which lists offer as facets. */
  readonly facet?: true;
  /** The name alone, without a comparison, finds entries that have the figure: `jump`. */
  readonly flag?: true;
}

/** Words that follow from the figures of an entry. */
export interface EntryTrait<S> {
  /** All names in queries, lower case, in either language. */
  readonly names: readonly string[];
  readonly about: Text;
  /** Its words, with further names that players use. */
  readonly values: { readonly [value: string]: { readonly name: Text; readonly aliases?: readonly string[] } };
  /** The words of an entry. */
  readonly of: (figures: S) => readonly string[];
}

/** A part of a card, from top to bottom, with names of fields. */
export type CardPart =
  /** A row of figures with labels. Large figures are the most important ones; small ones are not used in play. */
  | { readonly kind: 'figures'; readonly fields: readonly string[]; readonly size?: 'large' | 'small' }
  /** As many check boxes as the figure says. */
  | { readonly kind: 'boxes'; readonly field: string }
  /** The same check boxes on every card, unless the field says that the entry has none. */
  | { readonly kind: 'scale'; readonly label: Text; readonly steps: readonly Text[]; readonly unless?: string }
  /** A row for each item of a list, or for each of several similar figures, with a link to the rulebook. */
  | { readonly kind: 'table'; readonly field: string; readonly rule?: RuleId }
  /** A row for each weapon of a unit. */
  | { readonly kind: 'weapons' }
  /** The items of a list of words, with a link to the rulebook. */
  | { readonly kind: 'words'; readonly field: string; readonly rule: RuleId };

/** The value that an entry gives for an input: one of its figures, its id (`whole`, or `own` within its rule set), or a constant. */
export type TrialAnswer = { readonly figure: string } | { readonly id: 'whole' | 'own' } | { readonly value: string | number };

/** A calculator in which an entry can be tried. */
export interface EntryTrial {
  readonly label: Text;
  readonly calculator: string;
  /** Inputs given by the entry, by flat name: `{ 'attacker.unit': { id: 'whole' } }`. */
  readonly draft: { readonly [parameter: string]: TrialAnswer };
  /** Restricts the trial to these kinds. Default: all kinds. */
  readonly kinds?: readonly string[];
}

/** Definition of a type of entries, which share the same figures. */
export interface EntryType<F extends Fields> {
  readonly sort: EntrySort;
  /** Public name of the type of the figures: `AlphaStrikeStats`. */
  readonly type: string;
  readonly about: Text;
  /** Id of an entry in every catalog, used in descriptions: `alpha-strike/atlas-as7-d`. */
  readonly example: string;
  /** The kinds of entries in the catalog, with their names. */
  readonly kinds: { readonly [kind: string]: Text };
  readonly fields: F;
  /** Values that mark a figure as unknown. Such a figure never fills a question. */
  readonly unknown?: { readonly [N in keyof F]?: unknown };
  readonly figures: { readonly [name: string]: EntryFigure<Checked<F>> };
  /** Query names of text fields. */
  readonly texts: { readonly [N in keyof F & string]?: readonly string[] };
  /** Words that follow from the figures and that lists are filtered by: `motive:hover`. */
  readonly traits?: { readonly [name: string]: EntryTrait<Checked<F>> };
  /** Names in the schema, needed when two types of a union have different figures with the same name. */
  readonly publicNames?: { readonly [N in keyof F & string]?: string };
  /** Figures that the API also shows next to the name. They must be optional or have a default. */
  readonly besideName?: readonly (keyof F & string)[];
  /** The field shared by variants of one model. */
  readonly family?: keyof F & string;
  /** Unit of the cost, as printed on cards. */
  readonly cost: Text;
  /** The field with the cost, when it is one of the figures. */
  readonly costField?: keyof F & string;
  /** Returns the kind when it follows from the figures; then entries may omit it. */
  readonly kindOf?: (figures: Checked<F>) => string | undefined;
  /** What is doubtful about an entry of a kind, and yet allowed. Imports report it. */
  readonly doubts?: (figures: Checked<F>, kind: string) => readonly Text[];
  /**
   * The field with the codes of special abilities, the further names by which each is found, and the code that entries have for one in
   * another language.
   */
  readonly abilities?: {
    readonly field: keyof F & string;
    readonly names?: (code: string) => readonly string[];
    readonly spelled?: (text: string) => string;
  };
  /** Checks relations between figures. */
  readonly relations?: (figures: Checked<F>) => readonly Problem[];
  /** Adds omitted figures that follow from others. */
  readonly complete?: (draft: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Whether the entry can be used in play. Default: always. */
  readonly isComplete?: (figures: Checked<F>) => boolean;
  readonly card: readonly CardPart[];
  readonly trials?: readonly EntryTrial[];
  /** Source of the entries that are included in the project. */
  readonly source: EntrySource;
}

/** An entry type with any figures. */
// biome-ignore lint/suspicious/noExplicitAny: procedures are contravariant in their figures; one list holds all types
export type AnyEntryType = EntryType<any>;

/** Defines an entry type. The compiler checks its parts against each other. */
export const defineEntry = <const F extends Fields>(entry: EntryType<F>): EntryType<F> => entry;

/** A built-in entry: printed in the rules. */
export interface BuiltInEntry {
  /** Public name of the type of the figures. */
  readonly type: string;
  readonly kind: string;
  /** Id within its rule set: `laser-pistol`, `usa/abrams`. */
  readonly id: string;
  readonly name: Text;
  readonly abbreviation?: Text;
  readonly faction?: Text;
  readonly aliases?: readonly string[];
  /** Points. Null when the rules print no cost. */
  readonly cost: number | null;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** A trademark notice with its common last sentence. */
export const noticeOf = (owners: Text): Text => ({
  en: `${owners.en} Rangefinder is unofficial and free.`,
  ru: `${owners.ru} Rangefinder — неофициальный и бесплатный проект.`,
});

/** Trademark notice of sources that no rule set lists, such as those of an operator. */
export const UNLISTED_NOTICE = noticeOf({ en: 'Names are trademarks of their owners.', ru: 'Названия — товарные знаки их владельцев.' });

/**
 * Checks the figures of an entry: completes them, checks each field, then the relations between them.
 * @example checkEntry(card, { type: 'BM', pointValue: 19, … })
 */
export function checkEntry<F extends Fields>(entry: EntryType<F>, draft: unknown): CheckResult<Checked<F>> {
  const whole = entry.complete && isObject(draft) ? entry.complete(draft) : draft;
  const checked = checkFields(entry.fields, whole) as CheckResult<Checked<F>>;
  if (!checked.ok || !entry.relations) return checked;
  const problems = entry.relations(checked.value);
  return problems.length > 0 ? { ok: false, problems } : checked;
}

/** The numbers of an entry by which lists are filtered. @example figuresOf(card, atlas).moveInches // 6 */
export const figuresOf = (entry: AnyEntryType, figures: object): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(Object.entries(entry.figures as Record<string, EntryFigure<object>>).map(([name, { of }]) => [name, of(figures)]));

/** The name of a kind. @example kindName(card, 'battlemech', 'ru') // 'боевой мех' */
export const kindName = ({ kinds }: AnyEntryType, kind: string, language: Language): string => kinds[kind]?.[language] ?? kind;
