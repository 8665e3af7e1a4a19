/** The parameters of an address. Express alone would drop those beyond 1,000 without an error. */
import { parse } from 'node:querystring';
import type { Problem } from '@rangefinder/rules';

/** Maximum number of query parameters, repeated ones included. */
const MAX_QUERY_PARAMETERS = 1_000;

/** Parses a query string without a limit of parameters, for `app.set('query parser')`; `tooManyParameters` refuses long ones. */
export const parseQuery = (text: string): Readonly<Record<string, unknown>> => parse(text, '&', '=', { maxKeys: 0 });

/** The problem of an address with too many parameters, which names the first beyond the limit. */
export function tooManyParameters(url: string): Problem | undefined {
  const [, text = ''] = url.split('?', 2);
  const parameters = text.split('&').filter(Boolean);
  const first = parameters[MAX_QUERY_PARAMETERS];
  if (first === undefined) return undefined;
  const [name] = Object.keys(parse(first));
  const allowed = {
    en: `at most ${MAX_QUERY_PARAMETERS} query parameters; the first beyond is ${name}`,
    ru: `не больше ${MAX_QUERY_PARAMETERS} параметров адреса; первый лишний — ${name}`,
  };
  return { code: 'TOO_MANY', path: [], given: parameters.length, allowed };
}
