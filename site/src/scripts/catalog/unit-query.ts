/** What the browser of the catalog asks for, in the catalog’s own query language. Pure. */
import type { Problem } from '@rangefinder/client';

/** The form as it stands; what is left alone is not there. */
export type FormState = Readonly<Record<string, string>>;

/** Orders of the form in words of the query language. */
const SORTS: Readonly<Record<string, string>> = { cheap: 'sort:pv', dear: 'sort:-pv' };
const BY_NAME = { en: 'sort:name', ru: 'порядок:название' } as const;

/**
 * The form as one query. What is typed comes first, so that places in it stay what they are; without words, names come in order,
 * with them the best match does.
 * All other fields are conditions under their names in queries; `most` is what a unit may cost.
 * @example queryOf({ q: 'atlas', system: 'alpha-strike', order: 'dear' }, 'en') // 'atlas system:alpha-strike sort:-pv'
 */
export function queryOf({ q = '', order = 'name', most, ...others }: FormState, language: 'en' | 'ru'): string {
  const sort = SORTS[order] ?? (order.startsWith('sort:') ? order : q === '' ? BY_NAME[language] : '');
  const conditions = Object.entries(others).map(([name, value]) => value && `${name}:${quoted(value)}`);
  const filters = [...conditions, most && `cost<=${most}`, sort];
  return [q, ...filters].filter(Boolean).join(' ');
}

/** Values of more than a word are quoted. */
const quoted = (value: string): string => (/^[\p{L}\p{N}.-]+$/u.test(value) ? value : `"${value.replaceAll('"', '')}"`);

/** A query cut at its wrong words. */
export type Piece = { readonly text: string; readonly wrong: boolean };

/** What is said of a wrong word. */
type QueryProblem = Pick<Problem, 'path' | 'given'>;

const offsetOf = ({ path }: Pick<Problem, 'path'>): number => Number(/^query\.(\d+)$/.exec(path)?.[1] ?? Number.NaN);

/**
 * The query with its wrong words told apart.
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
