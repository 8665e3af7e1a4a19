/** What a question came to, as HTTP: JSON or CSV, problem+json for errors. */
import { choicesAllowed, type Problem } from '@rangefinder/rules';
import { stringify } from 'csv-stringify/sync';
import type { Request } from 'express';
import Negotiator from 'negotiator';
import { memoizeHeader } from '../../context/memoize-header.js';
import { failureReply, type Wording } from '../../middleware/error-replies.js';
import { jsonReply, type Reply } from '../../middleware/reply.js';
import { recordsOf } from './csv.js';
import type { Executed } from './execute.js';

/** Whether a client would rather have CSV than JSON. */
const prefersCsv = memoizeHeader(
  (accept) => new Negotiator({ headers: { accept } }).mediaType(['application/json', 'text/csv']) === 'text/csv',
);

/** What `format` may be. */
export const FORMATS = ['json', 'csv'] as const;

/** The form of an answer: what the address names, else what the client accepts. Spreadsheets send no headers. */
const isCsvWanted = ({ query: { format }, headers: { accept } }: Request): boolean =>
  format === undefined ? accept !== undefined && prefersCsv(accept) : format === 'csv';

/** What is wrong with the form that an address names. */
export function formatProblem({ query: { format } }: Request): Problem | undefined {
  const isKnown = format === undefined || FORMATS.some((known) => known === format);
  return isKnown ? undefined : { code: 'UNKNOWN_VALUE', path: ['format'], given: format, ...choicesAllowed(FORMATS) };
}

/** The page that begins at a cursor, as a header says it: CSV has no other place for it, and fields may leave it out. */
function linkTo(after: string, url: string): string {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('after', after);
  return `<${path}?${parameters}>; rel="next"`;
}

/** The answer in its form. What was posted has no address that the next page could be linked by. */
export function replyOf(executed: Executed, request: Request, wording: Wording): Reply {
  const { method, originalUrl: url } = request;
  const next = executed.ok && method !== 'POST' ? executed.next : undefined;
  const headers = { 'Content-Language': wording.language, ...(next !== undefined && { Link: linkTo(next, url) }) };
  if (!executed.ok) return failureReply(url, executed.error, wording, headers);
  if (!isCsvWanted(request)) return jsonReply(JSON.stringify(executed.value), headers);
  return {
    status: 200,
    headers: { 'Content-Type': 'text/csv; charset=utf-8', ...headers },
    body: stringify([...recordsOf(executed.value)], { header: false, escape_formulas: true }),
  };
}
