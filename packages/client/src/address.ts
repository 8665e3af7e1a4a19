/** A question as an HTTP request: a GET that caches can keep where it fits into an address, else a POST. */

/** What is sent. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string;
}

type Values = Readonly<Record<string, unknown>>;

const LONGEST_URL = 2_000;
/** Arguments whose fields stand in the address by their own names. */
const UNFOLDED: Readonly<Record<string, Values>> = { filter: {}, orderBy: { by: 'orderBy' } };

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const present = (values: Values): [string, unknown][] => Object.entries(values).filter(([, value]) => !isAbsent(value));

/** One parameter as text; nothing when an address would not say the same. */
function text(value: unknown): string | undefined {
  if (typeof value === 'object') return JSON.stringify(value);
  return value === 'null' ? undefined : String(value);
}

type Pair = [name: string, text: string | undefined];

/** A value with everything below it, its names joined by dots. An empty object has no parameter of its own. */
function below(name: string, value: unknown): Pair[] {
  if (!isObject(value)) return [[name, text(value)]];
  const inner = present(value).flatMap(([field, held]) => below(`${name}.${field}`, held));
  return inner.length > 0 ? inner : [[name, undefined]];
}

function flat([name, value]: readonly [string, unknown]): Pair[] {
  const names = UNFOLDED[name];
  if (!names || !isObject(value)) return below(name, value);
  return present(value).flatMap(([field, held]) => below(String(names[field] ?? field), held));
}

/** Parameters of an address; nothing when some argument cannot stand in one. */
function queryOf(args: Values): string | undefined {
  const pairs = present(args).flatMap(flat);
  if (pairs.some(([, value]) => value === undefined)) return undefined;
  const query = new URLSearchParams(pairs as [string, string][]).toString();
  return query === '' ? '' : `?${query}`;
}

const segments = (id: unknown): string => String(id).split('/').map(encodeURIComponent).join('/');

/** Only calculators take a POST. */
const isCalculator = (question: string): boolean => question.includes('/') && !question.includes('{');

/**
 * The request of a question.
 * @example requestOf('https://example.org', 'alpha-strike/target-number', { skill: 4, inches: 8 }).url // …/v1/alpha-strike/target-number?skill=4&inches=8
 */
export function requestOf(base: string, question: string, args: Values): Sent {
  const { id, ...others } = args;
  const named = question.includes('{id}');
  const address = `${base}/v1/${named ? question.replace('{id}', segments(id)) : question}`;
  const query = queryOf(named ? others : args);
  const fits = query !== undefined && address.length + query.length <= LONGEST_URL;
  if (fits || !isCalculator(question)) return { method: 'GET', url: `${address}${query ?? ''}` };
  return { method: 'POST', url: address, body: JSON.stringify(args) };
}
