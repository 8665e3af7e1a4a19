/**
 * The parser of the query language: `system:alpha-strike pv<=30 (size:3 or special:ECM) -jump "mad cat"`. Tokens become a syntax
 * tree, and the tree a filter. Names are English or Russian. Problems name their place. `fields.ts` defines the fields.
 */
import { type CheckResult, closest, type Problem, type Text } from '@rangefinder/rules';
import type { UnitFilter, UnitOrder } from '../filter/unit-filter.js';
import { toHalfWidth } from '../text/fold.js';
import { spellingsOf } from '../text/readings.js';
import { SHAPE, type Shape } from '../units/shape.js';
import { VOCABULARIES } from '../vocabulary/listed.js';
import { fieldTitle, type QueryLanguage, queryLanguage } from './fields.js';
import { intersectFilters, type PlacedFilter } from './intersect-filters.js';
import { MESSAGES } from './messages.js';
import { type ParsingContext, type Part, parseCondition } from './parse-condition.js';
import { printQuery, withoutLeaves } from './print-query.js';
import { parseTree, problemAt, type QueryNode } from './syntax-tree.js';
import { type ConditionToken, type Place, type TextToken, tokenize } from './tokens.js';

/** A value of a query and its place. */
interface PlacedValue extends Place {
  readonly value: string;
}

/** A parsed query. */
export interface CatalogQuery {
  readonly filter: UnitFilter;
  /** Undefined without `sort:`. Results are then ranked, or sorted by name where there are no words. */
  readonly order: UnitOrder | undefined;
  /** Values of its conditions, so that problems found later can name their place. */
  readonly values: readonly PlacedValue[];
  /** The query without the words that are ranked. */
  readonly conditions: string;
  /** Texts that the query separates by `or`, by the best of which results are ranked. */
  readonly alternatives: readonly string[];
}

const MAX_QUERY_CHARACTERS = 500;

/**
 * Makes a parser of queries for units of some rule sets. Problems have the path `['query', offset]`, with the offset of the word in
 * the query from 0.
 * @example queryParser(SHAPE)('pv<=30')
 */
export function queryParser(shape: Shape): (query: string) => CheckResult<CatalogQuery> {
  const context = contextOf(queryLanguage(shape));
  return (query) => {
    if (query.length <= MAX_QUERY_CHARACTERS) return parseWith(query, context);
    const allowed = { en: `at most ${MAX_QUERY_CHARACTERS} characters`, ru: `не больше ${MAX_QUERY_CHARACTERS} символов` };
    return { ok: false, problems: [{ code: 'TOO_LONG', path: ['query', MAX_QUERY_CHARACTERS], given: query, allowed }] };
  };
}

function contextOf(language: QueryLanguage): ParsingContext {
  const list = (isWanted: (kind: string) => boolean, first: Text): Text => {
    const titles = language.fields.filter(({ kind }) => isWanted(kind)).map(fieldTitle);
    return {
      en: [...(first.en ? [first.en] : []), ...titles.map(({ en }) => en)].join(', '),
      ru: [...(first.ru ? [first.ru] : []), ...titles.map(({ ru }) => ru)].join(', '),
    };
  };
  const sorts = list((kind) => kind === 'figure', { en: 'name', ru: 'название' });
  const names = language.fields.flatMap((field) => field.names);
  const words = new Map(VOCABULARIES.flatMap(({ phrases }) => Object.entries(phrases)));
  const context = {
    language,
    fieldNames: list(() => true, { en: '', ru: '' }),
    mayBeField: (name: string) => closest(name.toLowerCase(), names) !== undefined,
    sortNames: { en: `${sorts.en}; with a minus, falling`, ru: `${sorts.ru}; с минусом — по убыванию` },
    // The queries of the vocabulary have no words of it.
    filterOfWord: () => undefined,
  };
  return {
    ...context,
    filterOfWord: (word) => {
      const stands = words.get(word);
      const query = stands && !stands.includes('#') ? parseWith(stands, context) : undefined;
      return query?.ok ? query.value.filter : undefined;
    },
  };
}

/** What is collected while the tree is walked. */
interface Gathered {
  readonly problems: Problem[];
  readonly orders: UnitOrder[];
  readonly values: PlacedValue[];
  readonly inPlay: { readonly value: boolean | null; readonly place: Place }[];
  /** Words that results are ranked by. */
  readonly ranked: Set<TextToken | ConditionToken>;
}

function parseWith(typed: string, context: ParsingContext): CheckResult<CatalogQuery> {
  const query = toHalfWidth(typed);
  const parsed = parseHalfWidth(query, context);
  if (parsed.ok || query === typed) return parsed;
  // Problems quote the text as it was typed.
  const asTyped = ({ path, given }: Problem) => typed.slice(Number(path[1]), Number(path[1]) + String(given).length);
  return { ok: false, problems: parsed.problems.map((problem) => ({ ...problem, given: asTyped(problem) })) };
}

function parseHalfWidth(query: string, context: ParsingContext): CheckResult<CatalogQuery> {
  const tree = parseTree(tokenize(query, context.mayBeField));
  const gathered: Gathered = { problems: [], orders: [], values: [], inPlay: [], ranked: new Set() };
  // Conditions are parsed even where the tree is wrong, so that all problems are reported together.
  const filter = tree.ok ? filterOf(tree.value, context, gathered, true) : {};
  const problems = [...(tree.ok ? [] : tree.problems), ...gathered.problems];
  if (problems.length > 0) return { ok: false, problems: problems.toSorted((a, b) => Number(a.path[1]) - Number(b.path[1])) };
  const [play] = gathered.inPlay;
  const order = orderOf(gathered.orders);
  const whole = { ...filter, ...(play && { inPlay: play.value }) };
  const conditions = tree.ok ? printQuery(withoutLeaves(tree.value, gathered.ranked)) : '';
  const alternatives = tree.ok ? alternativesIn(tree.value) : [];
  return { ok: true, value: { filter: whole, order, values: gathered.values, conditions, alternatives } };
}

/** Texts of alternatives: of each, the words next to one another. */
function alternativesIn(node: QueryNode): readonly string[] {
  if (node.kind === 'all') return node.nodes.flatMap((each) => (each.kind === 'leaf' ? [] : alternativesIn(each)));
  return node.kind === 'any'
    ? node.nodes
        .map(wordsIn)
        .filter((text) => text !== '')
        .flatMap(spellingsOf)
    : [];
}

function wordsIn(node: QueryNode): string {
  if (node.kind === 'all' || node.kind === 'any')
    return node.nodes
      .map(wordsIn)
      .filter((text) => text !== '')
      .join(' ');
  return node.kind === 'leaf' && node.token.kind === 'text' ? node.token.text : '';
}

function orderOf([first, ...others]: readonly UnitOrder[]): UnitOrder | undefined {
  const thenBy = others.filter(({ by }, index) => by !== first?.by && others.findIndex((each) => each.by === by) === index);
  return first && (thenBy.length === 0 ? first : { ...first, thenBy });
}

/** The filter of a node. Words at the top level are ranked; words deeper in the tree are conditions. */
function filterOf(node: QueryNode, context: ParsingContext, gathered: Gathered, isWhole: boolean): UnitFilter {
  const parts = partsOf(node, context, gathered, isWhole);
  const all = intersectFilters(parts);
  if ('filter' in all) return isWhole ? all.filter : inAnySpelling(all.filter);
  gathered.problems.push(all.problem);
  return {};
}

/** A filter whose text may have another spelling. At the top level, interpretations of the text do that. */
function inAnySpelling({ text, ...rest }: UnitFilter): UnitFilter {
  if (typeof text !== 'string') return rest;
  const [, ...others] = spellingsOf(text);
  return others.length === 0
    ? { text, ...rest }
    : { ...rest, anyOf: [...(rest.anyOf ?? []), [text, ...others].map((each) => ({ text: each }))] };
}

function partsOf(node: QueryNode, context: ParsingContext, gathered: Gathered, isWhole: boolean): readonly PlacedFilter[] {
  switch (node.kind) {
    case 'leaf':
      return leafParts(node.token, context, gathered, isWhole);
    case 'all': {
      const parts = node.nodes.flatMap((each) => partsOf(each, context, gathered, isWhole));
      return node.isStrict && isWhole ? [...parts, ...parts.flatMap(required)] : parts;
    }
    case 'any':
      return [{ filter: { anyOf: [node.nodes.map((each) => filterOf(each, context, gathered, false))] }, place: node.place }];
    default:
      return [{ filter: excluded(filterOf(node.node, context, gathered, false)), place: placeOf(node) }];
  }
}

/** The text of a part as a condition: interpretations may leave out words of a text, but no condition. */
const required = ({ filter: { text }, place }: PlacedFilter): readonly PlacedFilter[] =>
  text === undefined ? [] : [{ filter: { anyOf: [[{ text }]] }, place }];

/** The place of a minus with its operand. */
function placeOf({ node, place }: Extract<QueryNode, { kind: 'not' }>): Place {
  return node.kind === 'leaf' && node.token.at === place.at + place.written.length
    ? { at: place.at, written: place.written + node.token.written }
    : place;
}

/** The negation of a filter. */
function excluded(filter: UnitFilter): UnitFilter {
  const [[name, given] = [], ...others] = Object.entries(filter);
  if (others.length === 0 && name === 'specials' && Array.isArray(given) && given.length === 1) return { withoutSpecials: given };
  const [only, ...more] = filter.figures ?? [];
  if (others.length === 0 && only && more.length === 0 && only.has !== undefined) return { figures: [{ ...only, has: !only.has }] };
  return { noneOf: [filter] };
}

function leafParts(
  token: ConditionToken | TextToken,
  context: ParsingContext,
  gathered: Gathered,
  isWhole: boolean,
): readonly PlacedFilter[] {
  const part = token.kind === 'text' ? textPart(token, context, isWhole) : conditionPart(token, context, gathered, isWhole);
  if (isWhole && 'filter' in part && part.filter.text !== undefined && part.filter.names === undefined) gathered.ranked.add(token);
  if ('filter' in part) return [{ filter: part.filter, place: token }];
  if ('problems' in part) gathered.problems.push(...part.problems);
  else if ('orders' in part) gathered.orders.push(...part.orders);
  else if (gathered.inPlay.some(({ value }) => value !== part.inPlay))
    gathered.problems.push(problemAt(token, 'CONFLICT', MESSAGES.contradiction));
  else gathered.inPlay.push({ value: part.inPlay, place: token });
  return [];
}

function conditionPart(token: ConditionToken, context: ParsingContext, gathered: Gathered, isWhole: boolean): Part {
  const part = parseCondition(token, context);
  if (('orders' in part || 'inPlay' in part) && !isWhole) return { problems: [problemAt(token, 'BAD_FORMAT', MESSAGES.whole)] };
  if (!('filter' in part)) return part;
  for (const value of token.values) gathered.values.push({ value: value.text, ...placeIn(token, value) });
  const isExcluded = token.operator === '!=' && !isOfFigures(context, token);
  return isExcluded ? { filter: excluded(part.filter) } : part;
}

const isOfFigures = ({ language }: ParsingContext, { field }: ConditionToken): boolean =>
  ['figure', 'group'].includes(language.fieldNamed(field)?.kind ?? '');

const placeIn = (token: ConditionToken, { at, written }: Place): Place => (token.values.length === 1 ? token : { at, written });

const OPEN_QUOTE = /^["«“]/u;
const GOES_ON = /[\p{L}\d]\*$|\*+[\p{L}\d]/u;
const ALL = /^\*+$/;
const STAR_BEFORE = /\*(?!$)/;

function textPart(token: TextToken, { language }: ParsingContext, isWhole: boolean): Part {
  const { text, quoted } = token;
  if (!quoted && OPEN_QUOTE.test(text)) return { problems: [problemAt(token, 'BAD_FORMAT', MESSAGES.closedQuote)] };
  const field = quoted ? undefined : language.fieldNamed(text.toLowerCase());
  if (field?.isFlag) return { filter: { figures: [{ figure: field.of, has: true }] } };
  if (!quoted && ALL.test(text)) return { filter: {} };
  if (!quoted && !GOES_ON.test(text)) return { filter: { text } };
  return { filter: { names: [[text]], ...(isWhole && !STAR_BEFORE.test(text) && { text: text.replace(/\*$/, '') }) } };
}

/**
 * Parses a query for units of all rule sets.
 * @example parseQuery('pv<=30 jump') // { ok: true, value: { filter: { figures: [{ figure: 'cost', atMost: 30 }, …] }, … } }
 */
export const parseQuery = queryParser(SHAPE);
