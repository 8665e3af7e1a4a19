/** Parses conditions into parts of a filter, by the kind of their field. */
import { choicesAllowed, closest, type Problem, type Text } from '@rangefinder/rules';
import { CHOICES } from '../filter/filter-problems.js';
import { type FigureCondition, type OneOrMore, type UnitFilter, type UnitOrder, valuesOf } from '../filter/unit-filter.js';
import { foldText, lookAlike } from '../text/fold.js';
import { spellingsOf } from '../text/readings.js';
import { spelledAbility } from '../units/facets.js';
import { knownValue } from '../units/known-values.js';
import { nearestValue } from '../words/nearest-value.js';
import { filterOfAbility } from './ability-conditions.js';
import { eraNames, erasIn, factionNames, inChunks, withStars } from './era-values.js';
import { AVAILABILITY_VALUES, BASE_WORDS, type FieldKind, PLAY_VALUES, type QueryField, type QueryLanguage, SORT_KEYS } from './fields.js';
import { isEmptyRange, isOnlyZero, parseBounds } from './figure-bounds.js';
import { MESSAGES } from './messages.js';
import { problemAt } from './syntax-tree.js';
import type { ConditionToken, Place, Value } from './tokens.js';

/** The meaning of a condition: a condition on units, or a setting of the whole query. */
export type Part =
  | { readonly filter: UnitFilter }
  | { readonly inPlay: boolean | null }
  | { readonly orders: readonly UnitOrder[] }
  | { readonly problems: readonly Problem[] };

/** What conditions are parsed with. */
export interface ParsingContext {
  readonly language: QueryLanguage;
  /** Names of all fields, for messages. */
  readonly fieldNames: Text;
  /** Whether a name is that of a field, or nearly so. */
  readonly mayBeField: (name: string) => boolean;
  readonly sortNames: Text;
  /** The filter of a word of the vocabulary, such as `omni`. */
  readonly filterOfWord: (word: string) => UnitFilter | undefined;
}

type ParseKind = (token: ConditionToken, field: QueryField, context: ParsingContext) => Part;

/** Parses a condition. `!=` is left to the caller, which negates the filter. */
export function parseCondition(token: ConditionToken, context: ParsingContext): Part {
  const field = context.language.fieldNamed(token.field);
  if (field === undefined) return unknownField(token, context);
  if (token.sign === '==' && MANY_VALUED.includes(field.kind)) return problem(token, 'BAD_FORMAT', MESSAGES.onlyThis);
  if (field.kind !== 'figure' && field.kind !== 'group') {
    if (!EQUAL.includes(token.operator)) return problem(token, 'BAD_FORMAT', field.kind === 'year' ? MESSAGES.yearColon : MESSAGES.colon);
    if (token.values.some(({ text }) => text === ''))
      return problem(token, 'MISSING', field.kind === 'special' ? MESSAGES.anAbility : MESSAGES.aValue);
  }
  return PARSERS[field.kind](token, field, context);
}

const EQUAL: readonly string[] = [':', '=', '!='];
/** Fields of which a unit has several values, so that `==` would ask for a unit with no other. */
const MANY_VALUED: readonly FieldKind[] = ['special', 'faction', 'era', 'year', 'name'];

const problem = (place: Place, code: Problem['code'], allowed: Text): Part => ({ problems: [problemAt(place, code, allowed)] });

function unknownField(token: ConditionToken, { language, fieldNames }: ParsingContext): Part {
  const sign = token.written.slice(token.field.length);
  const nearest = closest(
    token.field,
    language.fields.filter((field) => canTake(field, token)).flatMap(({ names }) => names),
  );
  return { problems: [{ ...problemAt(token, 'UNKNOWN_FIELD', fieldNames), ...(nearest && { choices: [`${nearest}${sign}`] }) }] };
}

/** Whether a field has the kind of values that a condition gives. */
function canTake({ kind }: QueryField, token: ConditionToken): boolean {
  const isOfFigures = parseBounds(token.operator, textsOf(token)) !== undefined;
  return isOfFigures
    ? ['figure', 'group', 'key', 'year', 'system'].includes(kind)
    : EQUAL.includes(token.operator) && !['figure', 'key', 'year'].includes(kind);
}

/** The problem of an unknown value. The closest one is spelled as in the query. */
function unknownValue({ values, written }: ConditionToken, value: Value, all: readonly string[], allowed: Text): Part {
  const isOnly = values.length === 1;
  const head = isOnly ? written.slice(0, written.length - value.written.length) : '';
  const place = isOnly ? { at: value.at - head.length, written } : value;
  const [sign = ''] = ORDER_SIGN.exec(value.text) ?? [];
  const nearest = nearestValue(value.text.slice(sign.length), all);
  return { problems: [{ ...problemAt(place, 'UNKNOWN_VALUE', allowed), choices: nearest === undefined ? [] : [head + sign + nearest] }] };
}

/** A value to sort by with its direction in words: `pv desc`, `pv-desc`. */
const DIRECTED = /^(.*?)(?:[\s_:.-]+((?:asc|desc)(?:ending)?))?$/iu;
/** The sign of a value to sort by: rising or falling. */
const ORDER_SIGN = /^[-+−–]/u;

const one = (values: readonly string[]): OneOrMore => (values.length === 1 ? (values[0] as string) : [...new Set(values)]);
const textsOf = ({ values }: ConditionToken): readonly string[] => values.map(({ text }) => text);

/** Units of one of the filters. */
const anyOf = (filters: readonly UnitFilter[]): UnitFilter => (filters.length === 1 ? (filters[0] as UnitFilter) : { anyOf: [filters] });

/** Parses values of a closed list. */
function parseChoice(
  token: ConditionToken,
  valueNamed: (text: string) => string | undefined,
  all: readonly string[],
  filter: (values: OneOrMore) => UnitFilter,
): Part {
  const wrong = token.values.find(({ text }) => valueNamed(text) === undefined);
  return wrong === undefined
    ? { filter: filter(one(textsOf(token).map((text) => valueNamed(text) as string))) }
    : unknownValue(token, wrong, all, choicesAllowed(all).allowed);
}

/** The filter of a word for a value of a field: `size:heavy`, `type:mech`. Words for other fields have none. */
function filterOfValue(text: string, isOfField: (filter: UnitFilter) => boolean, { filterOfWord }: ParsingContext): UnitFilter | undefined {
  const filter = filterOfWord(foldText(text));
  return filter !== undefined && Object.keys(filter).length === 1 && isOfField(filter) ? filter : undefined;
}

function parseFigure(token: ConditionToken, { of, isFlag }: QueryField, context: ParsingContext): Part {
  const { language } = context;
  const [only = '', ...others] = textsOf(token);
  const isOfField = ({ figures }: UnitFilter) => figures?.length === 1 && figures[0]?.figure === of;
  const meant = others.length === 0 && [':', '='].includes(token.operator) ? filterOfValue(only, isOfField, context) : undefined;
  if (meant !== undefined) return { filter: meant };
  const other = others.length === 0 ? language.fieldNamed(only.toLowerCase()) : undefined;
  if (other?.kind === 'figure') {
    const sign = token.operator === ':' ? '=' : token.operator;
    return { filter: { comparisons: [{ figure: of, sign, than: other.of }] } };
  }
  const bounds = parseBounds(token.operator, textsOf(token));
  if (bounds === undefined) return problem(token, 'BAD_FORMAT', MESSAGES.numbers);
  // Units without a jump have no such figure.
  return { filter: { figures: [{ figure: of, ...(isFlag && isOnlyZero(bounds) ? { has: false } : bounds) }] } };
}

/** Figures that are written together, such as `dmg:3/3/2`. A missing figure and `-` match everything. */
function parseGroup(token: ConditionToken, { of }: QueryField, { language }: ParsingContext): Part {
  const { figures, zeroWithout } = language.groups.find(({ id }) => id === of) ?? { figures: [], zeroWithout: [] };
  const filters = textsOf(token).map((text): UnitFilter | undefined => {
    const parts = text.split('/');
    const all = parts.flatMap((part, index) => {
      const figure = figures[index];
      if (['', '-', '*'].includes(part) || figure === undefined) return [];
      const bounds = parseBounds(token.operator === '!=' ? ':' : token.operator, [part]);
      return [bounds && { figure, ...bounds }];
    });
    const isSound = parts.length <= figures.length && all.length > 0 && all.every((each) => each !== undefined);
    return isSound
      ? figuresOrNone(
          all.filter((each) => each !== undefined),
          zeroWithout,
        )
      : undefined;
  });
  if (filters.some((each) => each === undefined)) return problem(token, 'BAD_FORMAT', MESSAGES.group(figures.length));
  const filter = anyOf(filters.filter((each) => each !== undefined));
  return { filter: token.operator === '!=' ? { noneOf: [filter] } : filter };
}

/** Conditions on figures that are written together. A card without one of `zeroWithout` fulfills those that 0 fulfills. */
function figuresOrNone(conditions: readonly FigureCondition[], zeroWithout: readonly string[]): UnitFilter {
  const isOpen = (condition: FigureCondition) => zeroWithout.includes(condition.figure) && !isEmptyRange([condition, { anyOf: [0] }]);
  const open = conditions.length > 1 ? conditions.filter(isOpen) : [];
  if (open.length === 0) return { figures: conditions };
  const anyOf = open.map((condition) => [{ figures: [condition] }, { figures: [{ figure: condition.figure, has: false }] }]);
  return { figures: conditions.filter((each) => !open.includes(each)), anyOf };
}

function parseSpecial(token: ConditionToken): Part {
  const filters: UnitFilter[] = [];
  for (const text of textsOf(token)) {
    const spelled = spelledAbility(text);
    const read = filterOfAbility(spelled === text ? lookAlike(text) : spelled);
    if (!read.ok) return problem(token, 'BAD_FORMAT', read.allowed);
    filters.push(read.filter);
  }
  return { filter: anyOf(filters) };
}

const PATTERN = /\*(?!$)/;
const REGULAR_EXPRESSION = /^[/^]|[/$]$/;

/** Codes of values, such as `BM`, have at most three letters. Longer words in Cyrillic letters are names. */
const CODE = /^[\p{L}\d]{1,3}$/u;
const codeOf = (field: string, text: string): string => (CODE.test(text) && knownValue(field, text) === undefined ? lookAlike(text) : text);

function parseText(token: ConditionToken, { of }: QueryField, context: ParsingContext): Part {
  const texts = textsOf(token).flatMap((text) => {
    const meant = filterOfValue(text, ({ texts: all = {} }) => Object.keys(all).join() === of, context)?.texts?.[of];
    return meant === undefined || foldText(String(meant)) === foldText(text) ? [codeOf(of, text)] : valuesOf(meant);
  });
  if (texts.some((text) => REGULAR_EXPRESSION.test(text))) return problem(token, 'BAD_FORMAT', MESSAGES.star);
  return {
    filter: texts.some((text) => PATTERN.test(text)) ? { patterns: [{ name: of, anyOf: texts }] } : { texts: { [of]: one(texts) } },
  };
}

const KEY_RANGE = /^(\d{1,9})\s*(?:\.\.|[-–—])\s*(\d{1,9})$/;

function parseKeys(token: ConditionToken, { of }: QueryField): Part {
  const texts = textsOf(token).map((text) => text.replace(/^#/, ''));
  const [, from, to] = (texts.length === 1 && KEY_RANGE.exec(texts[0] ?? '')) || [];
  if (from !== undefined) return { filter: { sourceKeys: { source: of, keys: [], range: { from: Number(from), to: Number(to) } } } };
  return texts.some((text) => !/^\d{1,9}$/.test(text))
    ? problem(token, 'BAD_FORMAT', MESSAGES.keys)
    : { filter: { sourceKeys: { source: of, keys: texts } } };
}

const YEAR = /^(\d{4})(?:\s*(?:\.\.|[-–—])\s*(\d{4}))?$/;

function parseYear(token: ConditionToken): Part {
  const eras = textsOf(token).map((text) => {
    const [, from, to] = YEAR.exec(text) ?? [];
    if (from === undefined) return undefined;
    if (to === undefined) return erasIn(Number(from), Number(from)).length === 0 ? undefined : [from];
    return erasIn(Number(from), Number(to));
  });
  return eras.every((each) => each !== undefined && each.length > 0)
    ? { filter: { era: one(eras.flatMap((each) => each ?? [])) } }
    : problem(token, 'BAD_FORMAT', MESSAGES.year);
}

function parseIs(token: ConditionToken, _: QueryField, { language, filterOfWord }: ParsingContext): Part {
  const filters: UnitFilter[] = [];
  for (const value of token.values) {
    const word = foldText(value.text);
    const flag = language.fieldNamed(word);
    const kind = language.kinds.get(word);
    const filter = BASE_WORDS.includes(word)
      ? { isBase: true }
      : flag?.isFlag
        ? { figures: [{ figure: flag.of, has: true }] }
        : kind === undefined
          ? filterOfWord(word)
          : { kind };
    if (filter === undefined) return unknownValue(token, value, [...BASE_WORDS, ...language.kinds.keys()], MESSAGES.isWords);
    filters.push(filter);
  }
  return { filter: anyOf(filters) };
}

function parseSort(token: ConditionToken, _: QueryField, { language, sortNames }: ParsingContext): Part {
  const orders: UnitOrder[] = [];
  for (const value of token.values) {
    const [, name = '', direction] = DIRECTED.exec(value.text) ?? [];
    const key = name.replace(ORDER_SIGN, '').toLowerCase();
    const named = language.fieldNamed(key);
    const by =
      SORT_KEYS[key] ?? (named?.kind === 'figure' ? named.of : language.fields.find(({ kind, of }) => kind === 'figure' && of === key)?.of);
    if (by === undefined) {
      const all = [...Object.keys(SORT_KEYS), ...language.fields.filter(({ kind }) => kind === 'figure').flatMap(({ names }) => names)];
      return unknownValue(token, value, all, sortNames);
    }
    orders.push({ by, descending: direction === undefined ? /^[-−–]/u.test(value.text) : /^d/iu.test(direction) });
  }
  return { orders };
}

function parsePlay(token: ConditionToken): Part {
  const inPlay = token.values.length === 1 ? PLAY_VALUES[(token.values[0]?.text ?? '').toLowerCase()] : undefined;
  return inPlay === undefined || token.operator === '!=' ? problem(token, 'UNKNOWN_VALUE', MESSAGES.play) : { inPlay };
}

function parseAvailability(token: ConditionToken): Part {
  const availability = token.values.length === 1 ? AVAILABILITY_VALUES[(token.values[0]?.text ?? '').toLowerCase()] : undefined;
  return availability === undefined ? problem(token, 'UNKNOWN_VALUE', MESSAGES.availability) : { filter: { availability } };
}

const PARSERS: Readonly<Record<FieldKind, ParseKind>> = {
  figure: parseFigure,
  group: parseGroup,
  text: parseText,
  special: parseSpecial,
  year: parseYear,
  is: parseIs,
  not: (token, field, context) => {
    const part = parseIs(token, field, context);
    return 'filter' in part ? { filter: { noneOf: [part.filter] } } : part;
  },
  sort: parseSort,
  play: parsePlay,
  availability: parseAvailability,
  name: (token) =>
    textsOf(token).some((text) => REGULAR_EXPRESSION.test(text))
      ? problem(token, 'BAD_FORMAT', MESSAGES.star)
      : { filter: { names: [textsOf(token).flatMap(spellingsOf)] } },
  key: parseKeys,
  source: (token) => ({ filter: { source: one(textsOf(token)) } }),
  faction: (token) => {
    const [first = [], ...others] = inChunks(withStars(textsOf(token), factionNames));
    if (others.length === 0) return { filter: { faction: one(first) } };
    return { filter: { anyOf: [[first, ...others].map((faction) => ({ faction }))] } };
  },
  era: (token) =>
    parseChoice(
      token,
      (text) => (CHOICES.era.isOne(text) || withStars([text], eraNames)[0] !== text ? text : undefined),
      CHOICES.era.values,
      (era) => ({ era: one(withStars(valuesOf(era), eraNames)) }),
    ),
  system: (token, _, { language }) =>
    parseChoice(
      token,
      (text) => language.systems.find((each) => each === text.toLowerCase()),
      language.systems,
      (system) => ({ system }),
    ),
  kind: (token, _, { language }) =>
    parseChoice(
      token,
      (text) => language.kinds.get(foldText(text)),
      [...new Set(language.kinds.values())],
      (kind) => ({ kind }),
    ),
};
