/** Parses conditions into parts of a filter, by the kind of their field. */
import { choicesAllowed, closest, type Problem, type Text } from '@rangefinder/rules';
import { namesOf } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { CHOICES } from '../filter/filter-problems.js';
import {
  type AbilityCondition,
  type FigureBounds,
  type FigureCondition,
  type OneOrMore,
  type UnitFilter,
  type UnitOrder,
  valuesOf,
} from '../filter/unit-filter.js';
import { escapedPattern } from '../text/escaped-pattern.js';
import { foldText } from '../text/fold.js';
import { nearestValue } from '../words/nearest-value.js';
import { AVAILABILITY_VALUES, BASE_WORDS, type FieldKind, PLAY_VALUES, type QueryField, type QueryLanguage, SORT_KEYS } from './fields.js';
import { isEmptyRange, parseBounds } from './figure-bounds.js';
import { MESSAGES } from './messages.js';
import { problemAt } from './syntax-tree.js';
import { type ConditionToken, operatorOf, type Place, type Value } from './tokens.js';

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

/** The sign of a value to sort by: rising or falling. */
const ORDER_SIGN = /^[-+−–]/u;

const one = (values: readonly string[]): OneOrMore => (values.length === 1 ? (values[0] as string) : [...new Set(values)]);
const textsOf = ({ values }: ConditionToken): readonly string[] => values.map(({ text }) => text);

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

function parseFigure(token: ConditionToken, { of }: QueryField, { language }: ParsingContext): Part {
  const [only = '', ...others] = textsOf(token);
  const other = others.length === 0 ? language.fieldNamed(only.toLowerCase()) : undefined;
  if (other?.kind === 'figure') {
    const sign = token.operator === ':' ? '=' : token.operator;
    return { filter: { comparisons: [{ figure: of, sign, than: other.of }] } };
  }
  const bounds = parseBounds(token.operator, textsOf(token));
  return bounds === undefined ? problem(token, 'BAD_FORMAT', MESSAGES.numbers) : { filter: { figures: [{ figure: of, ...bounds }] } };
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
  const [only] = filters;
  const filter = filters.length === 1 && only ? only : { anyOf: [filters.filter((each) => each !== undefined)] };
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

const ABILITY_FIGURE = /^(\p{L}[^<>=!:≤≥≠]*?)\s*(<=|=<|>=|=>|!=|<>|==|[≤≥≠<>=:])\s*(.+)$/u;
const STAR_WITHIN = /(?<!\d)\*(?!$)/;

function parseSpecial(token: ConditionToken): Part {
  const filters: UnitFilter[] = [];
  for (const value of token.values) {
    const [, ability, sign, figure] = ABILITY_FIGURE.exec(value.text) ?? [];
    const places = placesOf(value.text);
    if (places === 'BAD') return problem(token, 'BAD_FORMAT', MESSAGES.abilityPlaces);
    if (places !== undefined) filters.push({ abilityFigures: [places] });
    else if (ability === undefined)
      filters.push(STAR_WITHIN.test(value.text) ? { patterns: [{ name: 'special', anyOf: [value.text] }] } : { specials: [value.text] });
    else {
      const bounds = parseBounds(operatorOf(sign ?? ''), [figure ?? '']);
      if (bounds === undefined) return problem(token, 'BAD_FORMAT', MESSAGES.abilityFigure);
      filters.push({ abilityFigures: [{ ability, ...bounds }] });
    }
  }
  const [only] = filters;
  return { filter: filters.length === 1 && only ? only : { anyOf: [filters] } };
}

/** An ability with its figures by place: `AC*` + `/4/*`, `FLK2/>2`, `CAR[2,4]`. A star alone is any figure. */
const BY_PLACE = /^(\p{L}[\p{L}\d-]*?)((?:[<>]=?|[\d*[-]).*)$/u;
const PLACE = /^(?:\*|-|[<>]=?\d+|\d+\*?|\d+\.\.\d+|\[\d+[,-]\d+\])$/;

function placesOf(text: string): AbilityCondition | undefined | 'BAD' {
  const [, ability = '', figures = ''] = BY_PLACE.exec(text) ?? [];
  const isPattern = /[<>[]/.test(figures)
    ? !ABILITY_FIGURE.test(text) || figures.includes('/')
    : /(?:^|\/)\*/.test(figures) && figures.includes('/');
  if (ability === '' || !isPattern) return undefined;
  const parts = figures.split('/');
  if (!parts.every((part) => PLACE.test(part))) return 'BAD';
  return { ability, places: parts.map((part) => (part === '*' ? null : boundsOfPlace(part))) };
}

function boundsOfPlace(part: string): FigureBounds {
  const [, sign = ':', rest = part] = /^([<>]=?)(.+)$/.exec(part) ?? [];
  const plain = rest === '-' ? '0' : rest.replace(/^\[(\d+)[,-](\d+)\]$/, '$1..$2');
  return parseBounds(operatorOf(sign), [plain]) ?? {};
}

const PATTERN = /\*(?!$)/;
const REGULAR_EXPRESSION = /^\/|\/$/;

function parseText(token: ConditionToken, { of }: QueryField): Part {
  const texts = textsOf(token);
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
  return texts.some((text) => text.includes('..'))
    ? problem(token, 'BAD_FORMAT', MESSAGES.keys)
    : { filter: { sourceKeys: { source: of, keys: texts } } };
}

/** Values of a list with stars, by all their names. */
function matching(text: string, all: readonly { readonly id: string; readonly names: readonly string[] }[]): readonly string[] {
  const pattern = new RegExp(`^${foldText(text).split('*').map(escapedPattern).join('.*')}$`, 'u');
  return all.filter(({ names }) => names.some((name) => pattern.test(name))).map(({ id }) => id);
}

const withStars = (texts: readonly string[], all: () => Parameters<typeof matching>[1]): readonly string[] =>
  texts.flatMap((text) => {
    const found = text.includes('*') ? matching(text, all()) : [];
    return found.length === 0 ? [text] : found;
  });

const factionNames = () => ERAS_AND_FACTIONS.flatMap(({ factions }) => factions.map((each) => ({ id: each.id, names: namesOf(each) })));
const eraNames = () => ERAS_AND_FACTIONS.flatMap(({ eras }) => eras.map((each) => ({ id: each.id, names: namesOf(each) })));

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

const erasIn = (first: number, last: number): readonly string[] =>
  ERAS_AND_FACTIONS.flatMap(({ eras }) => eras.filter(({ from, to }) => from <= last && (to === null || first <= to)).map(({ id }) => id));

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
  const [only] = filters;
  return { filter: filters.length === 1 && only ? only : { anyOf: [filters] } };
}

function parseSort(token: ConditionToken, _: QueryField, { language, sortNames }: ParsingContext): Part {
  const orders: UnitOrder[] = [];
  for (const value of token.values) {
    const key = value.text.replace(ORDER_SIGN, '').toLowerCase();
    const named = language.fieldNamed(key);
    const by =
      SORT_KEYS[key] ?? (named?.kind === 'figure' ? named.of : language.fields.find(({ kind, of }) => kind === 'figure' && of === key)?.of);
    if (by === undefined) {
      const all = [...Object.keys(SORT_KEYS), ...language.fields.filter(({ kind }) => kind === 'figure').flatMap(({ names }) => names)];
      return unknownValue(token, value, all, sortNames);
    }
    orders.push({ by, descending: /^[-−–]/u.test(value.text) });
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
      : { filter: { names: [textsOf(token)] } },
  key: parseKeys,
  source: (token) => ({ filter: { source: one(textsOf(token)) } }),
  faction: (token) => ({ filter: { faction: one(withStars(textsOf(token), factionNames)) } }),
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
