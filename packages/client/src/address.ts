/** A question as an HTTP request: a cacheable GET if it fits into a URL, otherwise a POST. */
import { flatten, type Values } from './generated/flat.js';

/** A request. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string;
}

const MAX_URL = 2_000;

/** Query string of arguments. */
function queryOf(args: Values): string {
  const query = new URLSearchParams(flatten(args).map(([name, text]) => [name, text])).toString();
  return query === '' ? '' : `?${query.replaceAll('%2C', ',')}`;
}

const segments = (id: unknown): string => String(id).split('/').map(encodeURIComponent).join('/');

/** Only calculators and `forces/read` accept POST. */
const takesBody = (question: string): boolean => question.includes('/') && !question.includes('{');

/**
 * The request of a question; undefined if it is too long for a URL and does not accept POST: send it in a batch instead.
 * @param fields selected fields of the answer, comma-separated
 * @example requestOf('https://example.org', 'alpha-strike/target-number', { skill: 4, inches: 8 })?.url //
 *   …/v1/alpha-strike/target-number?skill=4&inches=8
 */
export function requestOf(base: string, question: string, args: Values, fields?: string): Sent | undefined {
  const { id, ...others } = args;
  const named = question.includes('{id}');
  const address = `${base}/v1/${named ? question.replace('{id}', segments(id)) : question}`;
  const url = `${address}${queryOf({ ...(named ? others : args), fields })}`;
  if (url.length <= MAX_URL) return { method: 'GET', url };
  return takesBody(question) ? { method: 'POST', url: `${address}${queryOf({ fields })}`, body: JSON.stringify(args) } : undefined;
}
