/** Random queries with values of the starter catalog. */
import { ERAS_AND_FACTIONS, figuresOf, type QueryableUnit, queryLanguage, SHAPE } from '@rangefinder/query';
import fc from 'fast-check';

const LANGUAGE = queryLanguage(SHAPE);
const namesOf = (kind: string): readonly string[] => LANGUAGE.fields.filter((field) => field.kind === kind).flatMap(({ names }) => names);
const of = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const quoted = (value: string): string => (/[\s(),:<>="|*-]/.test(value) ? `"${value}"` : value);
/** A field, a colon, and one to three values. */
const chosen = (fields: readonly string[], values: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(of(fields), fc.uniqueArray(of(values), { minLength: 1, maxLength: 3 }))
    .map(([field, some]) => `${field}:${some.map(quoted).join(',')}`);

/** The values that random queries draw from. */
export interface QueryValues {
  readonly units: readonly QueryableUnit[];
  /** Words without other grammatical forms. */
  readonly words: readonly string[];
}

function figureConditions({ units }: QueryValues): fc.Arbitrary<string> {
  const valuesOf = (figure: string): readonly number[] => {
    const all = units.map((unit) => (figure === 'cost' ? unit.cost : figuresOf(unit)[figure]));
    return [...new Set(all.filter((value) => typeof value === 'number' && value >= 0))] as number[];
  };
  // No card of the starter catalog has damage at extreme range.
  const fields = LANGUAGE.fields.filter((field) => field.kind === 'figure' && valuesOf(field.of).length > 0);
  return of(fields).chain(({ of: figure, names, isFlag }) => {
    const value = of(valuesOf(figure)).map(String);
    const compared = fc.tuple(of(names), of(['<', '<=', '>', '>=', '=', '!=', ':', '≤']), value).map((parts) => parts.join(''));
    const range = fc.tuple(of(names), value, value).map(([name, one, two]) => {
      const [from, to] = [one, two].toSorted((a, b) => Number(a) - Number(b));
      return `${name}:${from}..${to}`;
    });
    const lists = fc.tuple(of(names), of([':', '!=']), value, value).map(([name, sign, one, two]) => `${name}${sign}${one},${two}`);
    return fc.oneof(compared, range, lists, ...(isFlag ? [of(names)] : []));
  });
}

function textConditions({ units }: QueryValues): fc.Arbitrary<string> {
  const fields = LANGUAGE.fields.filter(
    ({ kind, of: text }) => kind === 'text' && units.some(({ stats }) => typeof stats[text] === 'string'),
  );
  return of(fields).chain(({ of: text, names }) => {
    const values = [
      ...new Set(units.map(({ stats }) => stats[text]).filter((value) => typeof value === 'string' && value !== '')),
    ] as string[];
    const plain = values.filter((value) => !/["*]/.test(value));
    return fc.oneof(
      chosen(names, plain),
      fc.tuple(of(names), of(plain.filter((value) => /^\p{L}{2}/u.test(value)))).map(([name, value]) => `${name}:${value.slice(0, 2)}*`),
    );
  });
}

function abilityConditions({ units }: QueryValues): fc.Arbitrary<string> {
  const codes = [...new Set(units.flatMap(({ abilities }) => abilities))].filter((code) => /^[\w/-]+$/.test(code));
  const figured = codes.flatMap((code) => /^([A-Z]+)\d+$/.exec(code)?.[1] ?? []);
  const names = namesOf('special');
  return fc.oneof(
    chosen(names, codes),
    fc.tuple(of(names), of(codes)).map(([name, code]) => `${name}:${code.slice(0, 2)}*`),
    fc
      .tuple(of(names), of(figured), of(['>=', '<', '=', '!=']), fc.nat({ max: 5 }))
      .map(([name, code, sign, value]) => `${name}:${code}${sign}${value}`),
  );
}

function availabilityConditions(): fc.Arbitrary<string> {
  const all = ERAS_AND_FACTIONS.flatMap(({ eras, factions }) => [...eras, ...factions]);
  const words = (list: readonly (typeof all)[number][]) =>
    list.flatMap(({ id, name }) => [id, name.en, name.ru]).filter((word) => !/["*]/.test(word));
  const eras = words(ERAS_AND_FACTIONS.flatMap((each) => each.eras));
  const factions = words(ERAS_AND_FACTIONS.flatMap((each) => each.factions));
  return fc.oneof(
    chosen(namesOf('faction'), factions),
    chosen(namesOf('era'), [...eras, '3025', '3060']),
    fc.tuple(of(namesOf('year')), fc.integer({ min: 2400, max: 3200 })).map(([name, year]) => `${name}:${year}`),
    of(['availability:known', 'доступность:неизвестна']),
  );
}

function nameConditions({ units, words }: QueryValues): fc.Arbitrary<string> {
  const names = units.map(({ names: { en } }) => en).filter((name) => !/["*]/.test(name));
  const pairs = names.flatMap((name) => /^\p{L}+ \p{L}+/u.exec(name)?.[0] ?? []);
  return fc.oneof(
    of(words),
    of(pairs).map((pair) => `"${pair}"`),
    of(words).map((word) => `${word.slice(0, 4)}*`),
    chosen(['name', 'название'], words),
  );
}

function otherConditions({ units }: QueryValues): fc.Arbitrary<string> {
  const keys = units.filter(({ source }) => source === 'mul').map(({ sourceId }) => sourceId);
  const flags = LANGUAGE.fields.filter(({ isFlag }) => isFlag).flatMap(({ names }) => names);
  return fc.oneof(
    chosen(namesOf('system'), LANGUAGE.systems),
    chosen(namesOf('kind'), [...LANGUAGE.kinds.keys()]),
    chosen(namesOf('source'), [...new Set(units.map(({ source }) => source))]),
    chosen(namesOf('key').slice(0, 1), keys),
    fc.tuple(of(namesOf('not')), of(['omni', 'heavy', 'base'])).map(([name, word]) => `${name}:${word}`),
    fc.tuple(of(namesOf('is')), of(['base', 'основной', 'omni', 'heavy', 'clan', ...flags])).map(([name, word]) => `${name}:${word}`),
  );
}

/** The kinds of fields that random queries draw. */
export const DRAWN_KINDS = [
  ...['figure', 'text', 'special', 'faction', 'era', 'year', 'availability', 'name', 'system', 'kind', 'source', 'key', 'is', 'not'],
  ...['group', 'play', 'sort'],
] as const;

/** Random conditions with `or`, `not` and parentheses. */
export function randomQueries(values: QueryValues): fc.Arbitrary<string> {
  const condition = fc.oneof(
    { weight: 4, arbitrary: figureConditions(values) },
    { weight: 2, arbitrary: textConditions(values) },
    { weight: 2, arbitrary: abilityConditions(values) },
    { weight: 2, arbitrary: availabilityConditions() },
    { weight: 2, arbitrary: nameConditions(values) },
    { weight: 2, arbitrary: otherConditions(values) },
    of([
      'motive:hover',
      'motive:legs,jump',
      'ход:гусеничный',
      'short>=long',
      'pv>armor',
      'chassis:*k',
      'special:*M',
      'special:AC*/1/*',
      'mul:1..900',
    ]),
    of(['dmg:3/3/2', 'dmg>=4/4/-', 'урон!=1/1/0']),
  );
  const { query } = fc.letrec<{ query: string; part: string }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 4, arbitrary: condition },
      { weight: 1, arbitrary: condition.map((each) => `-${each}`) },
      { weight: 1, arbitrary: fc.tuple(tie('query'), of(['', '-'])).map(([inner, sign]) => `${sign}(${inner})`) },
    ),
    query: fc
      .tuple(fc.array(tie('part'), { minLength: 1, maxLength: 3 }), fc.option(fc.array(tie('part'), { minLength: 1, maxLength: 2 })))
      .map(([some, others]) => (others ? `${some.join(' ')} or ${others.join(' ')}` : some.join(' '))),
  }));
  return fc.tuple(query, of(['', '', '', 'play:any', 'игра:нет'])).map((parts) => parts.join(' ').trim());
}

/** Random orders of one or two keys. */
export const randomOrders: fc.Arbitrary<string> = fc
  .tuple(
    of(['sort', 'порядок']),
    fc.uniqueArray(of(['name', 'название', ...namesOf('figure')]), { minLength: 1, maxLength: 2 }),
    fc.boolean(),
  )
  .map(([name, keys, falling]) => `${name}:${keys.map((key, index) => (falling && index === 0 ? `-${key}` : key)).join(',')}`);
