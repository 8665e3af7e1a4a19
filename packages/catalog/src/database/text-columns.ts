/**
 * Columns of localized texts: one per language, with the bare name for the first language. Only this module knows their names. The
 * first migration creates those of two languages; columns of another language are added when the catalog is next opened
 * (`writing/shape.ts`).
 */
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@rangefinder/rules';

type Column<N extends string, L extends Language> = L extends typeof FIRST_LANGUAGE ? N : `${N}_${L}`;

/** Columns of a table that hold a text in every language. */
export type TextColumns<N extends string, T> = { readonly [L in Language as Column<N, L>]: T };
/** Columns of names. Only the first language is required. */
export type NameColumns = { readonly [L in Language as Column<'name', L>]: L extends typeof FIRST_LANGUAGE ? string : string | null };

/**
 * The column of a text in a language.
 * @example columnIn('sort_name', 'ru') // 'sort_name_ru'
 */
export const columnIn = <N extends string, L extends Language>(name: N, language: L): Column<N, L> =>
  (language === FIRST_LANGUAGE ? name : `${name}_${language}`) as Column<N, L>;

/**
 * The columns of a text.
 * @example columnsIn('name') // ['name', 'name_ru']
 */
export const columnsIn = <N extends string>(name: N): readonly Column<N, Language>[] =>
  LANGUAGES.map((language) => columnIn(name, language));

/** Localized values as columns. */
export const toColumns = <N extends string, T>(name: N, of: (language: Language) => T): TextColumns<N, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [columnIn(name, language), of(language)])) as TextColumns<N, T>;

/** Localized values from columns. */
export const fromColumns = <N extends string, T>(name: N, row: TextColumns<N, T>): { readonly [L in Language]: T } =>
  Object.fromEntries(LANGUAGES.map((language) => [language, (row as Readonly<Record<string, T>>)[columnIn(name, language)]])) as {
    readonly [L in Language]: T;
  };

/** Localized columns of each table. Optional ones are nullable. */
const TEXTS = [
  { table: 'units', name: 'sort_name', isOptional: false },
  { table: 'weapons', name: 'name', isOptional: true },
  { table: 'weapons', name: 'sort_name', isOptional: false },
  { table: 'armors', name: 'name', isOptional: true },
  { table: 'armors', name: 'abbreviation', isOptional: false },
] as const;

/** Statements that add missing columns and indexes of languages. */
export const columnsOfLanguages = (languages: readonly string[] = LANGUAGES): readonly string[] =>
  languages.flatMap((language) => [
    ...TEXTS.map(({ table, name, isOptional }) => {
      const column = columnIn(name, language as Language);
      return `alter table ${table} add column if not exists ${column} text collate "C"${isOptional ? '' : ` not null default ''`}`;
    }),
    `create index if not exists ${columnIn('units_by_name', language as Language)} on units (${columnIn('sort_name', language as Language)}, number)`,
  ]);
