/** The form of the catalog browser as text in the catalog’s query language. Pure. */
import type { Problem } from '@rangefinder/client';

/** Values of the form by field name, without empty fields. */
export type FormState = Readonly<Record<string, string>>;

/** Sort orders of the form as terms of the query language. */
const SORTS: Readonly<Record<string, string>> = { cheap: 'sort:pv', dear: 'sort:-pv' };
const BY_NAME = { en: 'sort:name', ru: 'порядок:название' } as const;

/**
 * Builds a query from the form. The typed text comes first, so that character offsets in error messages apply to it. Without text,
 * units are sorted by name; with text, by relevance. The other fields become conditions under their names; `most` is the maximum
 * cost.
 * @example queryOf({ q: 'atlas', system: 'alpha-strike', order: 'dear' }, 'en') // 'atlas system:alpha-strike sort:-pv'
 */
export function queryOf({ q = '', order = 'name', most, ...others }: FormState, language: 'en' | 'ru'): string {
  const sort = SORTS[order] ?? (order.startsWith('sort:') ? order : q === '' ? BY_NAME[language] : '');
  const conditions = Object.entries(others).map(([name, value]) => value && `${name}:${quoted(value)}`);
  const filters = [...conditions, most && `cost<=${most}`, sort];
  return [q, ...filters].filter(Boolean).join(' ');
}

/** Quotes values with characters other than letters, digits, dots and hyphens. */
const quoted = (value: string): string => (/^[\p{L}\p{N}.-]+$/u.test(value) ? value : `"${value.replaceAll('"', '')}"`);

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
