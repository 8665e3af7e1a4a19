/** Example values in descriptions: real ids of the first rule set that has such an entry. */
import {
  type AnyCalculator,
  type EntrySort,
  entryTypes,
  type Field,
  type Fields,
  isObject,
  type RuleSystem,
  readingsIn,
  systems,
} from '@rangefinder/rules';

const [FIRST] = systems as readonly [RuleSystem, ...RuleSystem[]];

const idOf = (found: { readonly id: string } | undefined): string => found?.id ?? '';

const entryOf = (sort: EntrySort): string => entryTypes(systems, sort)[0]?.example ?? '';

export const EXAMPLES = {
  system: FIRST.slug,
  namespace: FIRST.namespace,
  section: idOf(FIRST.sections[0]),
  table: idOf(FIRST.tables[0]),
  ruling: idOf(FIRST.rulings[0]),
  reading: readingsIn(FIRST.rulings)[0]?.id ?? '',
  unit: entryOf('unit'),
  weapon: entryOf('weapon'),
  armor: entryOf('armor'),
} as const;

/** The first rule set with entries of a sort. */
export const systemWith = (sort: EntrySort): string =>
  systems.find(({ entries }) => entries.some((entry) => entry.sort === sort))?.slug ?? '';

type Draft = Readonly<Record<string, unknown>>;

/** The first example of a calculator with two values for one argument, for sweeps and rankings. */
export function sweptExample({ input, examples: [first] }: AnyCalculator): Draft {
  const draft: Draft = first?.draft ?? {};
  return withTwo(input, draft, numbers) ?? withTwo(input, { ...unsaid(input), ...draft }, others) ?? draft;
}

/** Returns several values in place of one; undefined if there are none. */
type Several = (field: Field, value: unknown) => string | undefined;

const numbers: Several = (field, value) =>
  (field.kind === 'int' || field.kind === 'number') && Number(value) > field.min ? `${field.min},${value}` : undefined;

const others: Several = (field) => {
  if (field.kind === 'choice') return '*';
  if (field.kind === 'boolean') return 'false,true';
  return field.kind === 'int' && field.min < field.max ? `${field.min},${field.min + 1}` : undefined;
};

/** Names of the absent fields. */
const unsaid = (fields: Fields): Draft => Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));

/** Returns a draft with several values in the first field that accepts them. */
function withTwo(fields: Fields, draft: Draft, several: Several): Draft | undefined {
  for (const [name, value] of Object.entries(draft)) {
    const field = fields[name];
    const varied = field && (several(field, value) ?? inside(field, value, several));
    if (varied !== undefined) return { ...draft, [name]: varied };
  }
  return undefined;
}

function inside(field: Field, value: unknown, several: Several): unknown {
  if (field.kind === 'object' && isObject(value)) return withTwo(field.fields, value, several);
  if (field.kind !== 'list' || !Array.isArray(value)) return undefined;
  const { item } = field;
  const varied = value.map((one) => several(item, one) ?? inside(item, one, several));
  const place = varied.findIndex((one) => one !== undefined);
  return place === -1 ? undefined : value.with(place, varied[place]);
}
