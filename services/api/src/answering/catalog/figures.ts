/**
 * Public figures of entries, derived from the fields of their type: public names, words as plain text because imports may contain
 * others, tables as rows, null for absent figures.
 */
import {
  type AnyEntryType,
  type EntrySort,
  entryFinder,
  type Field,
  type Fields,
  type ObjectField,
  publicNameOf,
  type Rows,
  sharedFigures,
  type Text,
  type WithEntries,
  wordsOf,
} from '@rangefinder/rules';

/** Maximum length of a text figure. */
const MAX_TEXT = 200;

type ShownType = Pick<AnyEntryType, 'fields' | 'publicNames' | 'costField' | 'abilities'>;

/** Fields of the public figures of an entry type, without those that every entry has outside of its figures: cost and abilities. */
export const publicFields = (entry: ShownType): Fields =>
  Object.fromEntries(Object.entries(ownFields(entry)).map(([name, field]) => [publicNameOf(entry, name), publicField(field)]));

function ownFields(entry: ShownType): Fields {
  const shared = sharedFigures(entry);
  return Object.fromEntries(Object.entries(entry.fields as Fields).filter(([name]) => !Object.hasOwn(shared, name)));
}

function publicField(field: Field): Field {
  switch (field.kind) {
    case 'choice':
      return textField(field, wordsOf(field.type));
    case 'int':
      return field.words ? textField(field, Object.keys(field.words)) : field;
    case 'text':
      return field.isId ? { ...described(field), kind: 'id', of: [] } : field;
    case 'list':
      return {
        ...(field.item.kind === 'choice' ? { ...field, ...hinted(field, wordsOf(field.item.type)) } : field),
        item: publicField(field.item),
      };
    case 'object':
      return field.rows ? rowsField(field, field.rows) : { ...field, fields: belowOf(field) };
    default:
      return field;
  }
}

const belowOf = ({ fields }: ObjectField): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, publicField(field)]));

const described = ({ label, hint, optional, ...field }: Field & { readonly example?: unknown }) => ({
  label,
  ...(hint && { hint }),
  ...(optional && { optional }),
  ...(field.example !== undefined && { example: String(field.example) }),
});

/** Adds the words of the rule set to the hint. */
function hinted({ hint }: Field, words: readonly string[]): { readonly hint?: Text } {
  if (words.length === 0) return hint ? { hint } : {};
  const all = words.join(', ');
  return { hint: hint ? { en: `${hint.en}: ${all}`, ru: `${hint.ru}: ${all}` } : { en: all, ru: all } };
}

const textField = (field: Field, words: readonly string[]): Field => ({
  ...described(field),
  kind: 'text',
  maxLength: MAX_TEXT,
  ...hinted(field, words),
});

/** A list with a row for each field of an object. */
function rowsField({ label, optional, fields }: ObjectField, { name, about, of, figure }: Rows): Field {
  const [first] = Object.entries(fields);
  if (!first) throw new Error(`${name}: no rows without fields`);
  const [key, alike] = first;
  const row: Fields = {
    [of.name]: { kind: 'id', of: [], label: of.label, example: `${of.prefix}${key}` },
    [figure]: { ...textField(alike, alike.kind === 'int' ? Object.keys(alike.words ?? {}) : []), label },
  };
  const item = { kind: 'object', name, about, label, fields: row } as const;
  return { kind: 'list', min: 0, max: Object.keys(fields).length, label, ...(optional && { optional }), item };
}

type Figures = Readonly<Record<string, unknown>>;
type Show = (value: unknown) => unknown;

const shows = new WeakMap<AnyEntryType, (figures: Figures) => Record<string, unknown>>();

/** Returns the public figures of an entry. */
export function publicFigures(entry: AnyEntryType, figures: Figures): Record<string, unknown> {
  const show = shows.get(entry) ?? showOfFields(ownFields(entry), (name) => publicNameOf(entry, name));
  shows.set(entry, show);
  return show(figures);
}

/**
 * Creates a function that returns the public figures of entries. Their type depends on rule set and kind; `__typename` identifies
 * it in unions. Unknown kinds throw.
 * @example statsOf(systems)('unit', 'alpha-strike', 'battlemech', stats) // { __typename: 'AlphaStrikeStats', … }
 */
export function statsOf(systems: readonly WithEntries[]) {
  const typeOf = entryFinder(systems);
  return (sort: EntrySort, system: string, kind: string, stats: object): { readonly __typename: string } => {
    const type = typeOf(sort, system, kind);
    return { __typename: type.type, ...publicFigures(type, stats as Figures) };
  };
}

function showOfFields(fields: Fields, shownAs: (name: string) => string = (name) => name): (figures: Figures) => Record<string, unknown> {
  const parts = Object.entries(fields).map(([name, field]) => ({ name, shownAs: shownAs(name), show: showOf(field) }));
  return (figures) => {
    const shown: Record<string, unknown> = {};
    for (const { name, shownAs: key, show } of parts) shown[key] = show(figures[name]);
    return shown;
  };
}

function showOf(field: Field): Show {
  const missing = 'default' in field && field.default !== undefined ? field.default : null;
  const show = showOfValue(field);
  return show ? (value) => (isMissing(value) ? missing : show(value)) : (value) => value ?? missing;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** Returns the conversion of a field; undefined if values stay as they are. */
function showOfValue(field: Field): Show | undefined {
  if (field.kind === 'int' && field.words) return String;
  if (field.kind === 'object') return (field.rows ? showRows(field, field.rows) : showOfFields(field.fields)) as Show;
  if (field.kind !== 'list') return undefined;
  const item = showOfValue(field.item);
  return item && ((items) => (items as readonly unknown[]).map(item));
}

const showRows =
  ({ fields }: ObjectField, { of, figure }: Rows): Show =>
  (value) =>
    Object.keys(fields)
      .filter((name) => !isMissing((value as Figures)[name]))
      .map((name) => ({ [of.name]: `${of.prefix}${name}`, [figure]: String((value as Figures)[name]) }));
