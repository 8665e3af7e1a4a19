/** Columns and facets of the unit table of each rule set, as plain data for scripts. */
import type { UnitColumn, UnitTable } from '@rangefinder/battle/catalog';
import { wordsOf } from '@rangefinder/cards/words';
import {
  type AnyEntryType,
  capital,
  type Field,
  type Fields,
  type Language,
  publicNameOf,
  type RuleSystem,
  shortLabel,
  systems,
} from '@rangefinder/rules';

/** A filter with a few fixed values. */
interface UnitFacet {
  /** Name of the condition in queries. */
  readonly query: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly text: string }[];
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

function facetsOf({ texts, fields }: AnyEntryType, language: Language): readonly UnitFacet[] {
  return Object.entries(texts as Readonly<Record<string, readonly string[]>>).flatMap(([name, names]) => {
    const field = (fields as Fields)[name];
    const written = field?.kind === 'text' ? field.written : undefined;
    if (!field || !written || names[0] === undefined) return [];
    const values = Object.entries(written).map(([value, text]) => ({ value, text: text[language] }));
    return [{ query: names[0], label: field.label[language], values }];
  });
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
