/**
 * The query language of the catalog: `system:alpha-strike pv<=30 size:3 special:ECM move>=10 jump "rifle"`. Conditions in any
 * order, words of names beside them; Russian words do as well as English ones. What is wrong is said with its place.
 */
import type { CheckResult, Problem, Text } from '@rangefinder/rules';
import { SHAPE, type Shape } from '../../domain/shape.js';
import type { UnitFilter, UnitOrder } from '../../domain/unit-filter.js';
import { erasNamed } from '../../fielding/fielding.js';
import { FIELDINGS } from '../../fielding/listed.js';
import {
  AVAILABILITY_NAMES,
  AVAILABILITY_VALUES,
  COMMON_TEXTS,
  ERA_NAMES,
  PLAY_NAMES,
  PLAY_VALUES,
  type QueryNames,
  queryNamesOf,
  SORT_KEYS,
  SORT_NAMES,
  SPECIAL_NAMES,
} from './fields.js';
import { figureCondition } from './figure-condition.js';
import { type Token, tokensOf } from './tokens.js';

/** A query, understood. */
export interface CatalogQuery {
  readonly filter: UnitFilter;
  /** Undefined where the query does not say: then the best match comes first, or names in order. */
  readonly order: UnitOrder | undefined;
}

type Condition = Extract<Token, { kind: 'condition' }>;
type Part = CatalogQuery;
type PartOrProblem = Part | { readonly problem: Problem };

/** Words that mean something, and what messages say of them. */
interface Vocabulary extends QueryNames {
  /** Names that take a colon and a value. */
  readonly plain: readonly (readonly string[])[];
  readonly fields: Text;
  readonly sorts: Text;
}

const MAX_QUERY_LENGTH = 500;

/**
 * The parser of queries for units of some rule sets. Problems have the path `['query', place]` with the place of the word in the
 * query, from 0.
 * @example queryParser(SHAPE)('pv<=30')
 */
export function queryParser(shape: Shape): (query: string) => CheckResult<CatalogQuery> {
  const words = vocabularyOf(queryNamesOf(shape));
  return (query) => {
    if (query.length > MAX_QUERY_LENGTH) {
      const allowed = { en: `at most ${MAX_QUERY_LENGTH} characters`, ru: `не больше ${MAX_QUERY_LENGTH} символов` };
      return { ok: false, problems: [{ code: 'TOO_LONG', path: ['query', MAX_QUERY_LENGTH], given: query, allowed }] };
    }
    const parts = tokensOf(query).map((token) => toPart(words, token));
    const problems = parts.flatMap((part) => ('problem' in part ? [part.problem] : []));
    if (problems.length > 0) return { ok: false, problems };
    return { ok: true, value: (parts as readonly Part[]).reduce(together, { filter: {}, order: undefined }) };
  };
}

const isRussian = (name: string): boolean => /^[а-я]/.test(name);
const inEnglish = (all: readonly (readonly string[])[]): string => all.map(([name]) => name).join(', ');
const inRussian = (all: readonly (readonly string[])[]): string => all.map((names) => names.find(isRussian)).join(', ');

function vocabularyOf(names: QueryNames): Vocabulary {
  const plain = [
    ...Object.values(names.choices).map((choice) => choice.names),
    ...Object.values({ ...names.texts, ...COMMON_TEXTS }),
    ...[ERA_NAMES, AVAILABILITY_NAMES, SPECIAL_NAMES, PLAY_NAMES, SORT_NAMES],
  ];
  const figures = Object.values(names.figures);
  return {
    ...names,
    plain,
    fields: { en: inEnglish([...plain, ...figures]), ru: inRussian([...plain, ...figures]) },
    sorts: { en: `name, ${inEnglish(figures)}; with a minus, falling`, ru: `название, ${inRussian(figures)}; с минусом — по убыванию` },
  };
}

const problem = ({ at, written }: Token, code: Problem['code'], allowed: Text): { readonly problem: Problem } => ({
  problem: { code, path: ['query', at], given: written, allowed },
});

const of = (filter: UnitFilter): Part => ({ filter, order: undefined });

function toPart(words: Vocabulary, token: Token): PartOrProblem {
  if (token.kind === 'condition') return conditionPart(words, token);
  if (token.quoted) return of({ text: token.text });
  if (/^["«]/.test(token.text)) return problem(token, 'BAD_FORMAT', CLOSED_QUOTE);
  const figure = figureNamed(words, token.text.replace(/^-/, '').toLowerCase());
  if (figure === undefined || !words.flags.includes(figure)) return of({ text: token.text });
  return of({ figures: [{ figure, has: !token.text.startsWith('-') }] });
}

const keyNamed = (all: Readonly<Record<string, readonly string[]>>, name: string): string | undefined =>
  Object.entries(all).find(([, names]) => names.includes(name))?.[0];
const figureNamed = ({ figures }: QueryNames, name: string): string | undefined => keyNamed(figures, name);

function conditionPart(words: Vocabulary, token: Condition): PartOrProblem {
  const { field } = token;
  if (token.negated && !SPECIAL_NAMES.includes(field)) return problem(token, 'BAD_FORMAT', MINUS);
  const figure = figureNamed(words, field);
  if (figure !== undefined) return figurePart(token, figure);
  if (token.operator !== ':' && token.operator !== '=') {
    const isKnown = words.plain.some((names) => names.includes(field));
    return problem(token, 'BAD_FORMAT', isKnown ? ONLY_COLON : words.fields);
  }
  return valuePart(words, token);
}

function valuePart(words: Vocabulary, token: Condition): PartOrProblem {
  const { field } = token;
  const text = keyNamed(words.texts, field);
  if (text !== undefined) return textPart(token, { texts: { [text]: token.value } });
  const common = keyNamed(COMMON_TEXTS, field);
  if (common !== undefined) return textPart(token, { [common]: token.value });
  if (SPECIAL_NAMES.includes(field)) return specialPart(token);
  if (SORT_NAMES.includes(field)) return sortPart(words, token);
  if (PLAY_NAMES.includes(field)) return playPart(token);
  if (ERA_NAMES.includes(field)) return eraPart(token);
  if (AVAILABILITY_NAMES.includes(field)) return availabilityPart(token);
  const choice = (['system', 'kind'] as const).find((name) => words.choices[name].names.includes(field));
  return choice === undefined ? problem(token, 'UNKNOWN_FIELD', words.fields) : choicePart(words, token, choice);
}

function figurePart(token: Condition, figure: string) {
  const condition = figureCondition(figure, token.operator, token.value);
  return condition === undefined ? problem(token, 'BAD_FORMAT', NUMBERS) : of({ figures: [condition] });
}

const textPart = (token: Condition, filter: UnitFilter) => (token.value === '' ? problem(token, 'MISSING', A_VALUE) : of(filter));

const specialPart = (token: Condition) =>
  token.value === ''
    ? problem(token, 'MISSING', A_SPECIAL)
    : of(token.negated ? { withoutSpecials: [token.value] } : { specials: [token.value] });

function choicePart({ choices }: Vocabulary, token: Condition, name: keyof QueryNames['choices']) {
  const { values } = choices[name];
  const value = values.find((each) => each === token.value.toLowerCase());
  return value === undefined ? problem(token, 'UNKNOWN_VALUE', alike(values.join(', '))) : of({ [name]: value });
}

/** An era that no rule set has is told with those that there are. */
function eraPart(token: Condition) {
  if (token.value === '') return problem(token, 'MISSING', A_VALUE);
  return FIELDINGS.some((fielding) => erasNamed(fielding, token.value).length > 0)
    ? of({ era: token.value })
    : problem(token, 'UNKNOWN_VALUE', alike(FIELDINGS.flatMap(({ eras }) => eras.map(({ id }) => id)).join(', ')));
}

function availabilityPart(token: Condition) {
  const availability = AVAILABILITY_VALUES[token.value.toLowerCase()];
  return availability === undefined
    ? problem(token, 'UNKNOWN_VALUE', { en: 'known, unknown', ru: 'известна, неизвестна' })
    : of({ availability });
}

function playPart(token: Condition) {
  const inPlay = PLAY_VALUES[token.value.toLowerCase()];
  return inPlay === undefined ? problem(token, 'UNKNOWN_VALUE', { en: 'yes, no, any', ru: 'да, нет, все' }) : of({ inPlay });
}

function sortPart(words: Vocabulary, token: Condition): PartOrProblem {
  const descending = token.value.startsWith('-');
  const key = token.value.replace(/^[-+]/, '').toLowerCase();
  const by = SORT_KEYS[key] ?? figureNamed(words, key);
  return by === undefined ? problem(token, 'UNKNOWN_VALUE', words.sorts) : { filter: {}, order: { by, descending } };
}

/** Conditions together: lists grow, words join, of anything else the last one counts. */
function together(a: Part, b: Part): Part {
  const text = [a.filter.text, b.filter.text].filter((each) => each !== undefined).join(' ');
  const lists = (['figures', 'specials', 'withoutSpecials'] as const).flatMap((name) => {
    const both = [...(a.filter[name] ?? []), ...(b.filter[name] ?? [])];
    return both.length === 0 ? [] : [[name, both]];
  });
  const texts = { ...a.filter.texts, ...b.filter.texts };
  const filter = {
    ...{ ...a.filter, ...b.filter, ...Object.fromEntries(lists) },
    ...(text !== '' && { text }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
  return { filter, order: b.order ?? a.order };
}

const alike = (text: string): Text => ({ en: text, ru: text });
const NUMBERS: Text = { en: 'numbers: pv<=30, pv:20..30, size:2,3', ru: 'числа: ос<=30, ос:20..30, размер:2,3' };
const ONLY_COLON: Text = { en: 'a colon, then the value', ru: 'двоеточие и значение' };
const A_VALUE: Text = { en: 'a value behind the colon', ru: 'значение после двоеточия' };
const A_SPECIAL: Text = { en: 'an ability: special:ECM', ru: 'особенность: особенность:ECM' };
const MINUS: Text = { en: 'a minus before special: and jump only', ru: 'минус только перед «особенность:» и «прыжок»' };
const CLOSED_QUOTE: Text = { en: 'a quotation mark at both ends', ru: 'кавычки с обеих сторон' };

/**
 * Understands a query.
 * @example parseQuery('pv<=30 jump') // { ok: true, value: { filter: { figures: [{ figure: 'cost', atMost: 30 }, …] }, … } }
 */
export const parseQuery = queryParser(SHAPE);
