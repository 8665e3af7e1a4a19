/** Columns and facets of the unit table of each rule set, as plain data for scripts. */
import type { UnitColumn, UnitTable } from '@rangefinder/battle/catalog';
import { wordsOf } from '@rangefinder/cards/words';
import { fieldTitle, quotedValue } from '@rangefinder/query';
import {
  type AnyEntryType,
  capital,
  type EntryFigure,
  type Field,
  type Fields,
  type Language,
  publicNameOf,
  type RuleSystem,
  shortLabel,
  systems,
} from '@rangefinder/rules';
import { CATALOG } from '../texts/catalog.js';

/** A filter with a few fixed values. */
interface UnitFacet {
  /** Names of the condition in queries, that of the language first. */
  readonly names: readonly string[];
  readonly label: string;
  /** Each with its term of a query: `role:Sniper`, `-jump`. */
  readonly values: readonly { readonly term: string; readonly text: string }[];
}

interface FacetedTable extends UnitTable {
  readonly facets: readonly UnitFacet[];
}

/** A short header: `Size (SZ)` → `SZ`. */
const narrow = (field: Field, language: Language): string => /\((.+)\)$/.exec(field.label[language])?.[1] ?? shortLabel(field, language);

/** Removes item names from a label, for columns of one item: `Damage S/M/L` → `Damage`. */
const withoutItems = (label: string): string => label.replace(/\s\S+\/\S+$/, '');

/** The sort key of a figure: the query name of its field, its item or its unit of measure. */
const sortOf = ({ figures }: AnyEntryType, ...names: readonly string[]): { readonly sort?: string } => {
  const [sort] = names.flatMap((name) => figures[name]?.names.slice(0, 1) ?? []);
  return sort === undefined ? {} : { sort };
};

function columnsOf(entry: AnyEntryType, name: string, language: Language): readonly UnitColumn[] {
  const field = (entry.fields as Fields)[name] as Field;
  const shown = publicNameOf(entry, name);
  const label = field.label[language];
  if (field.kind !== 'list' || !field.by)
    return field.kind === 'object' || field.kind === 'list'
      ? []
      : [{ label, short: narrow(field, language), field: shown, ...wordsOf(field, language), ...sortOf(entry, name, `${name}Inches`) }];
  return Object.entries(field.by.values).map(([key, text], at) => {
    const item = capital(text[language]);
    return {
      label: `${withoutItems(label)}: ${text[language]}`,
      short: item,
      field: shown,
      at,
      ...sortOf(entry, `${name}${capital(key.toLowerCase())}`),
    };
  });
}

/** The main fields of a card: the first two rows of figures and the boxes. */
function namesIn({ card }: AnyEntryType): readonly string[] {
  const rows = card.filter((part) => part.kind === 'figures').slice(0, 2);
  return [...rows.flatMap(({ fields }) => fields), ...card.flatMap((part) => (part.kind === 'boxes' ? [part.field] : []))];
}

/** The names of a condition, that of the language first. */
export function namesFor(names: readonly string[], language: Language): readonly string[] {
  const first = fieldTitle({ names })[language];
  return [first, ...names.filter((name) => name !== first)];
}

/** Ranges of whole numbers up to this size are offered value by value. */
const MAX_OFFERED_VALUES = 12;

function facetsOf(entry: AnyEntryType, language: Language): readonly UnitFacet[] {
  const fields = entry.fields as Fields;
  const ofTexts = Object.entries(entry.texts as Readonly<Record<string, readonly string[]>>).flatMap(([name, given]) => {
    const field = fields[name];
    const written = field?.kind === 'text' ? field.written : undefined;
    if (!field || !written) return [];
    const names = namesFor(given, language);
    const values = Object.entries(written).map(([value, text]) => ({ term: `${names[0]}:${quotedValue(value)}`, text: text[language] }));
    return [{ names, label: field.label[language], values }];
  });
  const ofFigures = Object.entries(entry.figures as Readonly<Record<string, EntryFigure<object>>>).flatMap(([name, figure]) => {
    const [field, names] = [fields[name], namesFor(figure.names, language)];
    if (figure.flag) {
      const values = [`${names[0]}`, `-${names[0]}`].map((term, at) => ({
        term,
        text: (at === 0 ? CATALOG.with : CATALOG.without)[language],
      }));
      return [{ names, label: figure.label?.[language] ?? name, values }];
    }
    if (field?.kind !== 'int' || !figure.facet || field.max - field.min >= MAX_OFFERED_VALUES) return [];
    const values = Array.from({ length: field.max - field.min + 1 }, (_, at) => `${field.min + at}`);
    return [{ names, label: field.label[language], values: values.map((value) => ({ term: `${names[0]}:${value}`, text: value })) }];
  });
  return [...ofTexts, ...ofFigures];
}

function tableOf({ entries }: RuleSystem, language: Language): FacetedTable | undefined {
  const units = entries.filter(({ sort }) => sort === 'unit');
  const [first] = units;
  if (!first) return undefined;
  const columns = units.flatMap((entry) => namesIn(entry).flatMap((name) => columnsOf(entry, name, language)));
  const distinct = columns.filter(({ field, at }, place) => columns.findIndex((one) => one.field === field && one.at === at) === place);
  return { columns: distinct, facets: units.flatMap((entry) => facetsOf(entry, language)), cost: first.cost[language] };
}

/** By the slug of each rule set that has units. */
export const unitTables = (language: Language): Readonly<Record<string, FacetedTable>> =>
  Object.fromEntries(
    systems.flatMap((system) => {
      const table = tableOf(system, language);
      return table ? [[system.slug, table] as const] : [];
    }),
  );
