/**
 * The query language of the catalog: `system:alpha-strike pv<=30 (size:3 or special:ECM) -jump "mad cat"`. Tokens become a tree, the tree a
 * filter; Russian words do as well as English ones. What is wrong is said with its place. `fields.ts` defines what there is.
 */
import type { CheckResult, Problem, Text } from '@rangefinder/rules';
import { SHAPE, type Shape } from '../../domain/shape.js';
import type { UnitFilter, UnitOrder } from '../../domain/unit-filter.js';
import { WORDINGS } from '../wording/listed.js';
import { type QueryLanguage, queryLanguage } from './fields.js';
import { MESSAGES } from './messages.js';
import { type Part, type ReadingContext, readCondition } from './read-condition.js';
import { type PlacedFilter, together } from './together.js';
import { type ConditionToken, type Place, type TextToken, tokensOf } from './tokens.js';
import { type Node, problemAt, treeOf } from './tree.js';

/** A value of a query, and where it stands. */
interface PlacedValue extends Place {
  readonly value: string;
}

/** A query, understood. */
export interface CatalogQuery {
  readonly filter: UnitFilter;
  /** Undefined where the query does not say: then the best match comes first, or names in order. */
  readonly order: UnitOrder | undefined;
  /** Values of its conditions, for messages of who looks them up. */
  readonly values: readonly PlacedValue[];
  /** The query without the words that are ranked by. */
  readonly conditions: string;
}

const MAX_QUERY_LENGTH = 500;

/**
 * The parser of queries for units of some rule sets. Problems have the path `['query', place]` with the place of the word in the
 * query, from 0.
 * @example queryParser(SHAPE)('pv<=30')
 */
export function queryParser(shape: Shape): (query: string) => CheckResult<CatalogQuery> {
  const context = contextOf(queryLanguage(shape));
  return (query) => {
    if (query.length <= MAX_QUERY_LENGTH) return parsed(query, context);
    const allowed = { en: `at most ${MAX_QUERY_LENGTH} characters`, ru: `не больше ${MAX_QUERY_LENGTH} символов` };
    return { ok: false, problems: [{ code: 'TOO_LONG', path: ['query', MAX_QUERY_LENGTH], given: query, allowed }] };
  };
}

function contextOf(language: QueryLanguage): ReadingContext {
  const list = (isWanted: (kind: string) => boolean, first: Text): Text => {
    const fields = language.fields.filter(({ kind }) => isWanted(kind));
    const inRussian = fields.map(({ names }) => names.find((name) => /^[а-я]/.test(name)) ?? names[0]);
    return {
      en: [...(first.en ? [first.en] : []), ...fields.map(({ names }) => names[0])].join(', '),
      ru: [...(first.ru ? [first.ru] : []), ...inRussian].join(', '),
    };
  };
  const sorts = list((kind) => kind === 'figure', { en: 'name', ru: 'название' });
  const words = new Map(WORDINGS.flatMap((wording) => Object.entries(wording.words)));
  const context: ReadingContext = {
    language,
    fieldNames: list(() => true, { en: '', ru: '' }),
    sortNames: { en: `${sorts.en}; with a minus, falling`, ru: `${sorts.ru}; с минусом — по убыванию` },
    filterOfWord: (word) => {
      const stands = words.get(word);
      const query = stands && !stands.includes('#') ? parsed(stands, context) : undefined;
      return query?.ok ? query.value.filter : undefined;
    },
  };
  return context;
}

/** What was read so far. */
interface Gathered {
  readonly problems: Problem[];
  readonly orders: UnitOrder[];
  readonly values: PlacedValue[];
  readonly inPlay: { readonly value: boolean | null; readonly place: Place }[];
  /** Words that are ranked by. */
  readonly ranked: Place[];
}

function parsed(query: string, context: ReadingContext): CheckResult<CatalogQuery> {
  const tree = treeOf(tokensOf(query));
  const gathered: Gathered = { problems: [], orders: [], values: [], inPlay: [], ranked: [] };
  // Conditions are read even where their parts do not fit together, so that all that is wrong is said at once.
  const filter = tree.ok ? filterOf(tree.value, context, gathered, true) : {};
  const problems = [...(tree.ok ? [] : tree.problems), ...gathered.problems];
  if (problems.length > 0) return { ok: false, problems: problems.toSorted((a, b) => Number(a.path[1]) - Number(b.path[1])) };
  const [play] = gathered.inPlay;
  const order = orderOf(gathered.orders);
  const whole = { ...filter, ...(play && { inPlay: play.value }) };
  return { ok: true, value: { filter: whole, order, values: gathered.values, conditions: without(query, gathered.ranked) } };
}

/** A query without some of its words, and without parentheses that held nothing else. */
function without(query: string, words: readonly Place[]): string {
  const left = words
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, written }) => text.slice(0, at) + text.slice(at + written.length), query);
  return left
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function orderOf([first, ...others]: readonly UnitOrder[]): UnitOrder | undefined {
  const thenBy = others.filter(({ by }, index) => by !== first?.by && others.findIndex((each) => each.by === by) === index);
  return first && (thenBy.length === 0 ? first : { ...first, thenBy });
}

/** The filter of a node; words of the whole query are ranked, words deeper in it are conditions. */
function filterOf(node: Node, context: ReadingContext, gathered: Gathered, isWhole: boolean): UnitFilter {
  const parts = partsOf(node, context, gathered, isWhole);
  const all = together(parts);
  if ('filter' in all) return all.filter;
  gathered.problems.push(all.problem);
  return {};
}

function partsOf(node: Node, context: ReadingContext, gathered: Gathered, isWhole: boolean): readonly PlacedFilter[] {
  switch (node.kind) {
    case 'leaf':
      return leafParts(node.token, context, gathered, isWhole);
    case 'all':
      return node.nodes.flatMap((each) => partsOf(each, context, gathered, isWhole));
    case 'any':
      return [{ filter: { anyOf: [node.nodes.map((each) => filterOf(each, context, gathered, false))] }, place: node.place }];
    default:
      return [{ filter: excluded(filterOf(node.node, context, gathered, false)), place: placeOf(node) }];
  }
}

/** The minus and what it stands before. */
function placeOf({ node, place }: Extract<Node, { kind: 'not' }>): Place {
  return node.kind === 'leaf' && node.token.at === place.at + place.written.length
    ? { at: place.at, written: place.written + node.token.written }
    : place;
}

/** What lets through all that a filter does not. */
function excluded(filter: UnitFilter): UnitFilter {
  const [[name, given] = [], ...others] = Object.entries(filter);
  if (others.length === 0 && name === 'specials' && Array.isArray(given) && given.length === 1) return { withoutSpecials: given };
  const [only, ...more] = filter.figures ?? [];
  if (others.length === 0 && only && more.length === 0 && only.has !== undefined) return { figures: [{ ...only, has: !only.has }] };
  return { noneOf: [filter] };
}

function leafParts(
  token: ConditionToken | TextToken,
  context: ReadingContext,
  gathered: Gathered,
  isWhole: boolean,
): readonly PlacedFilter[] {
  const part = token.kind === 'text' ? textPart(token, context, isWhole) : conditionPart(token, context, gathered, isWhole);
  if (isWhole && 'filter' in part && part.filter.text !== undefined && part.filter.names === undefined) gathered.ranked.push(token);
  if ('filter' in part) return [{ filter: part.filter, place: token }];
  if ('problems' in part) gathered.problems.push(...part.problems);
  else if ('orders' in part) gathered.orders.push(...part.orders);
  else if (gathered.inPlay.some(({ value }) => value !== part.inPlay))
    gathered.problems.push(problemAt(token, 'CONFLICT', MESSAGES.contradiction));
  else gathered.inPlay.push({ value: part.inPlay, place: token });
  return [];
}

function conditionPart(token: ConditionToken, context: ReadingContext, gathered: Gathered, isWhole: boolean): Part {
  const part = readCondition(token, context);
  if (('orders' in part || 'inPlay' in part) && !isWhole) return { problems: [problemAt(token, 'BAD_FORMAT', MESSAGES.whole)] };
  if (!('filter' in part)) return part;
  for (const value of token.values) gathered.values.push({ value: value.text, ...placeIn(token, value) });
  const isExcluded = token.operator === '!=' && !isOfFigures(context, token);
  return isExcluded ? { filter: excluded(part.filter) } : part;
}

const isOfFigures = ({ language }: ReadingContext, { field }: ConditionToken): boolean =>
  ['figure', 'group'].includes(language.fieldNamed(field)?.kind ?? '');

const placeIn = (token: ConditionToken, { at, written }: Place): Place => (token.values.length === 1 ? token : { at, written });

const OPEN_QUOTE = /^["«“]/u;
const GOES_ON = /[\p{L}\d]\*$/u;

function textPart(token: TextToken, { language }: ReadingContext, isWhole: boolean): Part {
  const { text, quoted } = token;
  if (!quoted && OPEN_QUOTE.test(text)) return { problems: [problemAt(token, 'BAD_FORMAT', MESSAGES.closedQuote)] };
  const field = quoted ? undefined : language.fieldNamed(text.toLowerCase());
  if (field?.isFlag) return { filter: { figures: [{ figure: field.of, has: true }] } };
  if (!quoted && !GOES_ON.test(text)) return { filter: { text } };
  return { filter: { names: [[text]], ...(isWhole && { text: text.replace(/\*$/, '') }) } };
}

/**
 * Understands a query.
 * @example parseQuery('pv<=30 jump') // { ok: true, value: { filter: { figures: [{ figure: 'cost', atMost: 30 }, …] }, … } }
 */
export const parseQuery = queryParser(SHAPE);
