/**
 * The fields of the query language: names in both languages, kinds and descriptions. The parser and the reference page are made
 * from them. Figures and texts come from the entries of the rule sets.
 */
import { type AnyEntryType, type Fields, fieldIn, LANGUAGES, type Text } from '@rangefinder/rules';
import { foldText } from '../text/fold.js';
import type { Figure } from '../units/figures.js';
import { distinct, figuresOfType, type Shape } from '../units/shape.js';
import { VOCABULARIES } from '../vocabulary/listed.js';
import type { FigureGroup } from '../vocabulary/vocabulary.js';

type Names = readonly string[];

/** The kind of value of a field. */
export type FieldKind =
  | ('figure' | 'group' | 'text' | 'system' | 'kind' | 'faction' | 'era' | 'year' | 'availability')
  | ('special' | 'name' | 'is' | 'not' | 'source' | 'key' | 'play' | 'sort');

/** A field of the query language. */
export interface QueryField {
  readonly kind: FieldKind;
  /** The name of the condition in filters: `cost`, `role`. */
  readonly of: string;
  /** In lower case, those of the first language first. */
  readonly names: Names;
  readonly about: Text;
  /** Whether its bare name is a condition: `jump` finds units with a jump. */
  readonly isFlag?: boolean;
}

/**
 * The first name of a field in each language.
 * @example fieldTitle(field) // { en: 'special', ru: 'особенность' }
 */
export const fieldTitle = ({ names: [first = '', ...others] }: Pick<QueryField, 'names'>): Text => ({
  en: first,
  ru: others.find((name) => /^[а-я]/.test(name)) ?? first,
});

/** Fields that units of every rule set have. */
const COMMON: readonly QueryField[] = [
  {
    kind: 'name',
    of: 'name',
    names: ['name', 'unit', 'название'],
    about: { en: 'words of its names as they are', ru: 'слова названия, как написаны' },
  },
  { kind: 'system', of: 'system', names: ['system', 'система'], about: { en: 'rule set', ru: 'игра' } },
  { kind: 'kind', of: 'kind', names: ['kind', 'вид'], about: { en: 'what it is', ru: 'что это такое' } },
  {
    kind: 'faction',
    of: 'faction',
    names: ['faction', 'f', 'фракция'],
    about: {
      en: 'a faction that may field it, lists that it draws on included',
      ru: 'фракция, которой доступен, вместе с общими списками',
    },
  },
  {
    kind: 'era',
    of: 'era',
    names: ['era', 'e', 'эпоха', 'эра'],
    about: { en: 'an era in which it may be fielded', ru: 'эпоха, в которую доступен' },
  },
  {
    kind: 'year',
    of: 'era',
    names: ['year', 'год'],
    about: { en: 'a year in whose era it may be fielded', ru: 'год, в эпоху которого доступен' },
  },
  {
    kind: 'availability',
    of: 'availability',
    names: ['availability', 'avail', 'доступность'],
    about: { en: 'whether it is known who may field it: known, unknown', ru: 'известно ли, кому доступен: известна, неизвестна' },
  },
  {
    kind: 'special',
    of: 'special',
    names: ['special', 'specials', 'ability', 'abilities', 'keyword', 'has', 'o', 'особенность', 'есть'],
    about: { en: 'a special ability', ru: 'особая способность' },
  },
  {
    kind: 'is',
    of: 'is',
    names: ['is', 'это'],
    about: { en: 'a word for what it is: base, jump, omni', ru: 'слово о том, что это: основной, прыгает, омни' },
  },
  {
    kind: 'not',
    of: 'is',
    names: ['not'],
    about: { en: 'a word for what it is not: not:omni', ru: 'слово о том, чем он не является: not:omni' },
  },
  { kind: 'source', of: 'source', names: ['source', 'источник'], about: { en: 'source of its figures', ru: 'источник данных' } },
  {
    kind: 'play',
    of: 'play',
    names: ['play', 'игра'],
    about: {
      en: 'whether its card is complete: yes (as without it), no, any',
      ru: 'полна ли карточка: да (как и без этого слова), нет, все',
    },
  },
  {
    kind: 'sort',
    of: 'sort',
    names: ['sort', 'order', 'порядок'],
    about: { en: 'order: figures and name, with a minus falling', ru: 'порядок: характеристики и название, с минусом — по убыванию' },
  },
];

export const AVAILABILITY_VALUES: Readonly<Record<string, 'known' | 'unknown'>> = {
  ...{ known: 'known', unknown: 'unknown', известна: 'known', неизвестна: 'unknown' },
};
export const PLAY_VALUES: Readonly<Record<string, boolean | null>> = { yes: true, no: false, any: null, да: true, нет: false, все: null };
export const BASE_WORDS: Names = ['base', 'основной'];

const NAME_WORDS: Text = { en: 'name', ru: 'название' };
/** Sort keys besides figures. */
export const SORT_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [NAME_WORDS[language], fieldIn('name', language)]),
);

const COST_NAMES: Names = ['cost', 'points', 'price', 'цена', 'очки', 'стоимость'];
const COST: Text = { en: 'cost in points', ru: 'стоимость в очках' };

/** The currency of a cost as one word: `PV` becomes `pv`. */
const costNames = ({ cost }: AnyEntryType): Names =>
  LANGUAGES.map((language) => cost[language].toLowerCase().replace(/[^a-zа-яё]/g, '')).filter((name) => name !== '');

/** The fields, groups and names that a parser knows. */
export interface QueryLanguage {
  readonly fields: readonly QueryField[];
  /** Figures that are written together. */
  readonly groups: readonly FigureGroup[];
  readonly systems: Names;
  /** Kinds by all their names. */
  readonly kinds: ReadonlyMap<string, string>;
  fieldNamed(name: string): QueryField | undefined;
}

/**
 * Makes the language for the units of some rule sets.
 * @example queryLanguage(SHAPE).fieldNamed('рз')?.of // 'size'
 */
export function queryLanguage(shape: Shape): QueryLanguage {
  const types = shape.types('unit').map(({ type }) => type);
  const systems = shape.systems();
  const groups = VOCABULARIES.filter(({ system }) => systems.includes(system)).flatMap((vocabulary) => vocabulary.groups);
  const fields = [
    ...COMMON,
    { kind: 'figure' as const, of: 'cost', names: distinct([...types.flatMap(costNames), ...COST_NAMES]), about: COST },
    ...merged(types.flatMap(figureFields)),
    ...groups.map(({ id, names, about }) => ({ kind: 'group' as const, of: id, names, about })),
    ...merged(types.flatMap(textFieldsOf)),
    ...merged(types.flatMap(traitFieldsOf)),
    ...distinct(types.map(({ source }) => source.id))
      .filter((id) => /^[a-z]+$/.test(id))
      .map(keyField),
  ];
  const byName = new Map(fields.flatMap((field) => field.names.map((name) => [name, field] as const)));
  const kinds = types.flatMap((type) =>
    Object.entries(type.kinds).flatMap(([kind, title]) =>
      [kind, ...LANGUAGES.map((language) => foldText(title[language]))].map((name) => [name, kind] as const),
    ),
  );
  return { fields, groups, systems, kinds: new Map(kinds.toReversed()), fieldNamed: (name) => byName.get(name) };
}

const figureFields = (type: AnyEntryType): readonly QueryField[] =>
  Object.entries(figuresOfType(type)).map(([figure, { names, label, flag }]) => ({
    kind: 'figure',
    of: figure as Figure,
    names,
    about: label ?? (type.fields as Fields)[figure]?.label ?? COST,
    ...(flag && { isFlag: true }),
  }));

const textFieldsOf = ({ texts, fields }: AnyEntryType): readonly QueryField[] =>
  Object.entries(texts as Readonly<Record<string, Names>>).map(([name, names]) => ({
    kind: 'text',
    of: name,
    names,
    about: (fields as Fields)[name]?.label ?? COST,
  }));

const traitFieldsOf = ({ traits }: AnyEntryType): readonly QueryField[] =>
  Object.entries(traits ?? {}).map(([name, { names, about }]) => ({ kind: 'text', of: name, names, about }));

const keyField = (source: string): QueryField => ({
  kind: 'key',
  of: source,
  names: [source],
  about: { en: `its number in the source ${source}`, ru: `номер в источнике ${source}` },
});

/** Merges fields of the same condition, with the names of all. */
function merged(fields: readonly QueryField[]): readonly QueryField[] {
  const all = new Map<string, QueryField>();
  for (const field of fields) all.set(field.of, { ...field, names: distinct([...(all.get(field.of)?.names ?? []), ...field.names]) });
  return [...all.values()];
}
