/** The query of the catalog browser, which the conditions of the form and the chips edit. Pure. */
import type { Problem } from '@rangefinder/client';
import { quotedValue, type Token, tokenize } from '@rangefinder/query';

/** A part of a query that can be removed by itself. */
export interface Term {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The field of a condition in lower case; undefined for words of names and for parentheses. */
  readonly field?: string;
  readonly isWord: boolean;
}

/** Bare names that are conditions: `jump`. */
type Flags = readonly string[];

/**
 * The terms of a query. A query with alternatives outside of parentheses is one term, since none of them can be removed alone.
 * @example termsOf('atlas -jump size:4', ['jump']).map(({ text }) => text) // ['atlas', '-jump', 'size:4']
 */
export function termsOf(query: string, flags: Flags): readonly Term[] {
  const terms: Term[] = [];
  if (hasAlternatives(query)) return [termAt(query, 0, query.length)];
  let [from, depth]: [number | undefined, number] = [undefined, 0];
  for (const token of tokenize(query)) {
    const to = token.at + token.written.length;
    depth += depthOf(token);
    if (['open', 'not'].includes(token.kind)) from ??= token.at;
    else if (depth === 0 && token.kind === 'close') terms.push(termAt(query, from ?? token.at, to));
    else if (depth === 0 && (token.kind === 'text' || token.kind === 'condition'))
      terms.push({ ...termAt(query, from ?? token.at, to), ...meaningOf(token, flags) });
    if (depth === 0 && token.kind !== 'not') from = undefined;
  }
  return terms;
}

const depthOf = ({ kind }: Token): number => (kind === 'open' ? 1 : kind === 'close' ? -1 : 0);

/** Whether a query has an `or` outside of parentheses. */
function hasAlternatives(query: string): boolean {
  let depth = 0;
  return tokenize(query).some((token) => {
    depth += depthOf(token);
    return token.kind === 'or' && depth === 0;
  });
}

const termAt = (query: string, from: number, to: number): Term => ({ from, to, text: query.slice(from, to), isWord: false });

function meaningOf(token: Token, flags: Flags): Partial<Term> {
  if (token.kind === 'condition') return { field: token.field };
  const word = token.kind === 'text' && !token.quoted ? token.text.toLowerCase() : '';
  return flags.includes(word) ? { field: word } : { isWord: true };
}

/** The query without a term. */
export const withoutTerm = (query: string, { from, to }: Term): string =>
  `${query.slice(0, from).trimEnd()} ${query.slice(to).trimStart()}`.trim();

/** The value of a condition for comparisons: `role:"Missile Boat"` and `роль:missile boat` have the same. */
const plain = (text: string): string =>
  text
    .replace(/^(-?)[\p{L}\d]+(?=[:=])/u, '$1')
    .replace(/["“”«»]/gu, '')
    .toLowerCase();

/** A condition of the form: the names of its field, and whether a term with one of them belongs to it. */
export interface Condition {
  readonly names: readonly string[];
  readonly takes?: (text: string) => boolean;
}

const isOf =
  ({ names, takes }: Condition) =>
  ({ field, text }: Term): boolean =>
    field !== undefined && names.includes(field) && (takes?.(text) ?? true);

/** The first term of a condition. */
export const termOf = (query: string, condition: Condition, flags: Flags): Term | undefined => termsOf(query, flags).find(isOf(condition));

/** The option that a term means; undefined for another value. */
export const optionOf = (term: Term | undefined, options: readonly string[]): string | undefined =>
  term && options.find((option) => option !== '' && plain(option) === plain(term.text));

/**
 * The query with another term in a condition; an empty text removes the condition.
 * @example withCondition('atlas size:4', { names: ['size'] }, 'size:3', []) // 'atlas size:3'
 */
export function withCondition(query: string, condition: Condition, text: string, flags: Flags): string {
  const without = termsOf(query, flags)
    .filter(isOf(condition))
    .toReversed()
    .reduce((rest, term) => withoutTerm(rest, term), query);
  return [text !== '' && hasAlternatives(without) ? `(${without})` : without, text].filter(Boolean).join(' ');
}

/**
 * The queries whose results a list shows one after another: without words and order, the best known units come first.
 * @example stagesOf('size:4', ['is:base'], []) // ['size:4 (is:base)', 'size:4 -(is:base)']
 */
export function stagesOf(query: string, bestKnown: string, isSort: (field: string) => boolean, flags: Flags): readonly string[] {
  const terms = termsOf(query, flags);
  const isPlain = query === '' || (terms.length > 0 && terms.every(({ field }) => field !== undefined && !isSort(field)));
  return isPlain ? [`${query} (${bestKnown})`.trim(), `${query} -(${bestKnown})`.trim()] : [query];
}

/** Parameters of links that earlier releases made: one for each condition. */
export type Parameters = Readonly<Record<string, string>>;

const SORTS: Readonly<Record<string, string>> = { cheap: 'sort:pv', dear: 'sort:-pv', name: '' };

/**
 * The query of a link of an earlier release.
 * @example queryOf({ q: 'atlas', system: 'alpha-strike', order: 'dear' }) // 'atlas system:alpha-strike sort:-pv'
 */
export function queryOf({ q = '', order = 'name', most, ...others }: Parameters): string {
  const conditions = Object.entries(others).map(([name, value]) => value && `${name}:${quotedValue(value)}`);
  return [q, ...conditions, most && `cost<=${most}`, SORTS[order] ?? order].filter(Boolean).join(' ');
}

/** A part of a query, split at its wrong terms. */
export type Piece = { readonly text: string; readonly wrong: boolean };

type QueryProblem = Pick<Problem, 'path' | 'given'>;

const offsetOf = ({ path }: Pick<Problem, 'path'>): number => Number(/^query\.(\d+)$/.exec(path)?.[1] ?? Number.NaN);

/**
 * Splits a query into correct and wrong parts.
 * @example markProblems('atlas foo:1', [{ path: 'query.6', given: 'foo:1' }]) // 'atlas ', then 'foo:1' as wrong
 */
export function markProblems(query: string, problems: readonly QueryProblem[]): readonly Piece[] {
  const wrong = problems
    .map((problem) => ({ from: offsetOf(problem), to: offsetOf(problem) + String(problem.given).length }))
    .filter(({ from }) => from < query.length)
    .toSorted((one, two) => one.from - two.from);
  const pieces = wrong.flatMap(({ from, to }, at) => [
    { text: query.slice(wrong[at - 1]?.to ?? 0, from), wrong: false },
    { text: query.slice(from, to), wrong: true },
  ]);
  return [...pieces, { text: query.slice(wrong.at(-1)?.to ?? 0), wrong: false }].filter(({ text }) => text !== '');
}

/** The parts of a query that were understood, with words of names marked. */
export const markWords = (query: string, flags: Flags): readonly Piece[] =>
  termsOf(query, flags).flatMap(({ text, isWord }, at) => [...(at === 0 ? [] : [{ text: ' ', wrong: false }]), { text, wrong: isWord }]);
