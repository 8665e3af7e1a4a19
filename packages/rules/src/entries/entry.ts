/**
 * What a catalog holds of a rule set: kinds of cards, weapons and armors, described in the vocabulary of fields that
 * calculators use. Everything that knows entries is read from it: their check, the columns of CSV, names in queries, types
 * in the schema, the card that is drawn. Where a calculator takes a figure of a card, both hold the same field, so that no
 * card has a figure that a calculator refuses.
 */
import { type CheckResult, checkFields } from '../calculator/check.js';
import type { Checked, Fields, Unit } from '../calculator/fields.js';
import { isObject } from '../calculator/flat.js';
import type { Problem } from '../calculator/problems.js';
import type { RuleId } from '../ids.js';
import type { Language, Text } from '../text/language.js';

/** What an entry is, in every rule set. */
export const ENTRY_SORTS = ['unit', 'weapon', 'armor'] as const;
export type EntrySort = (typeof ENTRY_SORTS)[number];

/** Where entries were read, and whose game it is. */
export interface EntrySource {
  /** Stable key, kept with every entry: `mul`. */
  readonly id: string;
  readonly name: Text;
  /** Whose trademarks they are, and that this project is unofficial. */
  readonly notice: Text;
  /** Where an entry can be seen there, with the entry's key in the place of `{id}`. */
  readonly entryPage?: string;
}

/** A number of an entry that lists are filtered and sorted by. */
export interface EntryFigure<S> {
  /** All names that a query takes, lower case: those that a card prints in either language, and those that players use. */
  readonly names: readonly string[];
  /** What it is; that of the field by its name, when left out. */
  readonly label?: Text;
  readonly unit?: Unit | 'tons' | 'year';
  /** Undefined where the entry has no such figure. */
  readonly of: (figures: S) => number | undefined;
  /** It has few values, which lists offer as filters. */
  readonly facet?: true;
  /** Its name alone, without a comparison, asks for entries that have it: `jump`. */
  readonly flag?: true;
}

/** One part of a card, from top to bottom. Names are those of fields. */
export type CardPart =
  /** Figures side by side, each under its label; large ones are what is looked for first, small ones what no die asks for. */
  | { readonly kind: 'figures'; readonly fields: readonly string[]; readonly size?: 'large' | 'small' }
  /** Boxes to cross out, as many as the figure says. */
  | { readonly kind: 'boxes'; readonly field: string }
  /** The same boxes on every card, unless the field says that it has none. */
  | { readonly kind: 'scale'; readonly label: Text; readonly steps: readonly Text[]; readonly unless?: string }
  /** A row for each item of a list, or for each of figures that are alike; linked to where the rulebook has them. */
  | { readonly kind: 'table'; readonly field: string; readonly rule?: RuleId }
  /** A row for each weapon that a unit carries. */
  | { readonly kind: 'weapons' }
  /** Words of a list, linked to where the rulebook explains them. */
  | { readonly kind: 'words'; readonly field: string; readonly rule: RuleId };

/** What an entry answers of a question: one of its figures, its id (whole, or within its rule set), or the same for all. */
export type TrialAnswer = { readonly figure: string } | { readonly id: 'whole' | 'own' } | { readonly value: string | number };

/** A calculator that an entry can be tried in. */
export interface EntryTrial {
  readonly label: Text;
  readonly calculator: string;
  /** The question, as far as the entry answers it, by flat names: `{ 'attacker.unit': { id: 'whole' } }`. */
  readonly draft: { readonly [parameter: string]: TrialAnswer };
  /** Only entries of these kinds; all when left out. */
  readonly kinds?: readonly string[];
}

/** Entries with the same figures. */
export interface EntryType<F extends Fields> {
  readonly sort: EntrySort;
  /** Public name of the type of their figures: `AlphaStrikeStats`. */
  readonly type: string;
  readonly about: Text;
  /** Id of an entry that every catalog starts with, for descriptions: `alpha-strike/atlas-as7-d`. */
  readonly example: string;
  /** What an entry can be, in the words of the catalog. */
  readonly kinds: { readonly [kind: string]: Text };
  readonly fields: F;
  /** Values that stand for a figure that is not known yet. They never fill a question. */
  readonly unknown?: { readonly [N in keyof F]?: unknown };
  readonly figures: { readonly [name: string]: EntryFigure<Checked<F>> };
  /** Names in queries of fields whose text is compared. */
  readonly texts: { readonly [N in keyof F & string]?: readonly string[] };
  /** Names in the schema, where two types of one union would have different figures under the same name. */
  readonly publicNames?: { readonly [N in keyof F & string]?: string };
  /** Figures that doors show beside the name too: only such as may be missing or have a default. */
  readonly besideName?: readonly (keyof F & string)[];
  /** The field that variants of one model share. */
  readonly family?: keyof F & string;
  /** What a cost is counted in, as cards print it. */
  readonly cost: Text;
  /** The cost, where the figures hold it. */
  readonly costOf?: (figures: Checked<F>) => number;
  /** The kind, where it follows from the figures and an entry may leave it out. */
  readonly kindOf?: (figures: Checked<F>) => string | undefined;
  /** Where the codes of special abilities stand, and under which names each is found when not by its letters alone. */
  readonly abilities?: { readonly field: keyof F & string; readonly names?: (code: string) => readonly string[] };
  /** What figures say of each other. */
  readonly relations?: (figures: Checked<F>) => readonly Problem[];
  /** Adds what follows from other figures and was left out. */
  readonly complete?: (draft: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Whether it can be played with; always, when left out. */
  readonly isComplete?: (figures: Checked<F>) => boolean;
  readonly card: readonly CardPart[];
  readonly trials?: readonly EntryTrial[];
  /** Where the entries come from that the project brings along. */
  readonly source: EntrySource;
}

/** Any type of entry, as doors see it. */
// biome-ignore lint/suspicious/noExplicitAny: procedures are contravariant in their figures; doors hold them all in one list
export type AnyEntryType = EntryType<any>;

/** Ties the parts of a type of entry together, so that the compiler checks one against the other. */
export const defineEntry = <const F extends Fields>(entry: EntryType<F>): EntryType<F> => entry;

/** An entry that the rules themselves print. */
export interface PrintedEntry {
  /** Public name of the type of its figures. */
  readonly type: string;
  readonly kind: string;
  /** Id within its rule set: `laser-pistol`, `usa/abrams`. */
  readonly id: string;
  readonly name: Text;
  readonly abbreviation?: Text;
  readonly faction?: Text;
  readonly aliases?: readonly string[];
  /** Points; null where the rules print none. */
  readonly cost: number | null;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** Words that every notice ends with. */
export const noticeOf = (owners: Text): Text => ({
  en: `${owners.en} Rangefinder is unofficial and free.`,
  ru: `${owners.ru} Rangefinder — неофициальный и бесплатный проект.`,
});

/**
 * Checks the figures of an entry: completed, each field by itself, then what they say of each other.
 * @example checkEntry(card, { type: 'BM', pointValue: 19, … })
 */
export function checkEntry<F extends Fields>(entry: EntryType<F>, draft: unknown): CheckResult<Checked<F>> {
  const whole = entry.complete && isObject(draft) ? entry.complete(draft) : draft;
  const checked = checkFields(entry.fields, whole) as CheckResult<Checked<F>>;
  if (!checked.ok || !entry.relations) return checked;
  const problems = entry.relations(checked.value);
  return problems.length > 0 ? { ok: false, problems } : checked;
}

/** The numbers that lists are filtered by, of one entry. @example figuresOf(card, atlas).moveInches // 6 */
export const figuresOf = (entry: AnyEntryType, figures: object): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(Object.entries(entry.figures as Record<string, EntryFigure<object>>).map(([name, { of }]) => [name, of(figures)]));

/** The name of a kind. @example kindName(card, 'battlemech', 'ru') // 'боевой мех' */
export const kindName = ({ kinds }: AnyEntryType, kind: string, language: Language): string => kinds[kind]?.[language] ?? kind;
