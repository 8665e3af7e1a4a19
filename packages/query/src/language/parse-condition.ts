/** Parses conditions into parts of a filter, by the kind of their field. */
import { choicesAllowed, type Problem, type Text } from '@rangefinder/rules';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { CHOICES } from '../filter/filter-problems.js';
import type { OneOrMore, UnitFilter, UnitOrder } from '../filter/unit-filter.js';
import { foldText } from '../text/fold.js';
import { AVAILABILITY_VALUES, BASE_WORDS, type FieldKind, PLAY_VALUES, type QueryField, type QueryLanguage, SORT_KEYS } from './fields.js';
import { parseBounds } from './figure-bounds.js';
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
  readonly sortNames: Text;
  /** The filter of a word of the vocabulary, such as `omni`. */
  readonly filterOfWord: (word: string) => UnitFilter | undefined;
}

type ParseKind = (token: ConditionToken, field: QueryField, context: ParsingContext) => Part;

/** Parses a condition. `!=` is left to the caller, which negates the filter. */
export function parseCondition(token: ConditionToken, context: ParsingContext): Part {
  const field = context.language.fieldNamed(token.field);
  if (field === undefined) return unknownField(token, context);
  if (field.kind !== 'figure' && field.kind !== 'group') {
    if (!EQUAL.includes(token.operator)) return problem(token, 'BAD_FORMAT', field.kind === 'year' ? MESSAGES.yearColon : MESSAGES.colon);
    if (token.values.some(({ text }) => text === ''))
      return problem(token, 'MISSING', field.kind === 'special' ? MESSAGES.anAbility : MESSAGES.aValue);
  }
  return PARSERS[field.kind](token, field, context);
}

const EQUAL: readonly string[] = [':', '=', '!='];

const problem = (place: Place, code: Problem['code'], allowed: Text): Part => ({ problems: [problemAt(place, code, allowed)] });

function unknownField(token: ConditionToken, { language, fieldNames }: ParsingContext): Part {
  const sign = token.written.slice(token.field.length);
  const choices = language.fields.flatMap(({ names }) => names.map((name) => `${name}${sign}`));
  return { problems: [{ ...problemAt(token, 'UNKNOWN_FIELD', fieldNames), choices }] };
}

/** The problem of an unknown value. The choices are spelled as in the query. */
function unknownValue({ values, written }: ConditionToken, value: Value, all: readonly string[], allowed: Text): Part {
  const isOnly = values.length === 1;
  const head = isOnly ? written.slice(0, written.length - value.written.length) : '';
  const place = isOnly ? { at: value.at - head.length, written } : value;
  return { problems: [{ ...problemAt(place, 'UNKNOWN_VALUE', allowed), choices: all.map((each) => head + each) }] };
}

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

function parseFigure(token: ConditionToken, { of }: QueryField): Part {
  const bounds = parseBounds(token.operator, textsOf(token));
  return bounds === undefined ? problem(token, 'BAD_FORMAT', MESSAGES.numbers) : { filter: { figures: [{ figure: of, ...bounds }] } };
}

/** Figures that are written together, such as `dmg:3/3/2`. A missing figure and `-` match everything. */
function parseGroup(token: ConditionToken, { of }: QueryField, { language }: ParsingContext): Part {
  const figures = language.groups.find(({ id }) => id === of)?.figures ?? [];
  const filters = textsOf(token).map((text): UnitFilter | undefined => {
    const parts = text.split('/');
    const all = parts.flatMap((part, index) => {
      const figure = figures[index];
      if (['', '-', '*'].includes(part) || figure === undefined) return [];
      const bounds = parseBounds(token.operator === '!=' ? ':' : token.operator, [part]);
      return [bounds && { figure, ...bounds }];
    });
    const isSound = parts.length <= figures.length && all.length > 0 && all.every((each) => each !== undefined);
    return isSound ? { figures: all.filter((each) => each !== undefined) } : undefined;
  });
  if (filters.some((each) => each === undefined)) return problem(token, 'BAD_FORMAT', MESSAGES.group(figures.length));
  const [only] = filters;
  const filter = filters.length === 1 && only ? only : { anyOf: [filters.filter((each) => each !== undefined)] };
  return { filter: token.operator === '!=' ? { noneOf: [filter] } : filter };
}

const ABILITY_FIGURE = /^(\p{L}[^<>=!:≤≥≠]*?)\s*(<=|=<|>=|=>|!=|<>|==|[≤≥≠<>=:])\s*(.+)$/u;
const STAR_WITHIN = /(?<!\d)\*(?!$)/;

function parseSpecial(token: ConditionToken): Part {
  const filters: UnitFilter[] = [];
  for (const value of token.values) {
    const [, ability, sign, figure] = ABILITY_FIGURE.exec(value.text) ?? [];
    if (STAR_WITHIN.test(value.text)) return problem(token, 'BAD_FORMAT', MESSAGES.star);
    if (ability === undefined) filters.push({ specials: [value.text] });
    else {
      const bounds = parseBounds(operatorOf(sign ?? ''), [figure ?? '']);
      if (bounds === undefined) return problem(token, 'BAD_FORMAT', MESSAGES.abilityFigure);
      filters.push({ abilityFigures: [{ ability, ...bounds }] });
    }
  }
  const [only] = filters;
  return { filter: filters.length === 1 && only ? only : { anyOf: [filters] } };
}

function parseText(token: ConditionToken, { of }: QueryField): Part {
  return token.values.some(({ text }) => STAR_WITHIN.test(text))
    ? problem(token, 'BAD_FORMAT', MESSAGES.star)
    : { filter: { texts: { [of]: one(textsOf(token)) } } };
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
    const key = value.text.replace(/^[-+−–]/u, '').toLowerCase();
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
  sort: parseSort,
  play: parsePlay,
  availability: parseAvailability,
  name: (token) => ({ filter: { names: [textsOf(token)] } }),
  key: (token, { of }) => ({ filter: { sourceKeys: { source: of, keys: textsOf(token) } } }),
  source: (token) => ({ filter: { source: one(textsOf(token)) } }),
  faction: (token) => ({ filter: { faction: one(textsOf(token)) } }),
  era: (token) =>
    parseChoice(
      token,
      (text) => (CHOICES.era.isOne(text) ? text : undefined),
      CHOICES.era.values,
      (era) => ({ era }),
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
