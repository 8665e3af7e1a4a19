/** Results as HTTP replies: JSON or CSV, and problem+json for errors. */
import { choicesAllowed, type Problem } from '@rangefinder/rules';
import { stringify } from 'csv-stringify/sync';
import type { Request } from 'express';
import Negotiator from 'negotiator';
import { tooLong } from '../../context/errors/failures.js';
import { memoizeHeader } from '../../context/memoize-header.js';
import { failureReply, type Wording } from '../../middleware/error-replies.js';
import { jsonReply, type Reply } from '../../middleware/reply.js';
import { recordsOf } from './csv.js';
import type { Executed } from './execute.js';

/** Whether a client prefers CSV to JSON. */
const prefersCsv = memoizeHeader(
  (accept) => new Negotiator({ headers: { accept } }).mediaType(['application/json', 'text/csv']) === 'text/csv',
);

/** Values of `format`. */
export const FORMATS = ['json', 'csv'] as const;

/** Whether the reply is CSV. `format` overrides the Accept header, which spreadsheets cannot set. */
const isCsvWanted = (format: unknown, { headers: { accept } }: Request): boolean =>
  format === undefined ? accept !== undefined && prefersCsv(accept) : format === 'csv';

/** Problem of an unknown `format`. */
export function formatProblem(format: unknown): Problem | undefined {
  const isKnown = format === undefined || FORMATS.some((known) => known === format);
  return isKnown ? undefined : { code: 'UNKNOWN_VALUE', path: ['format'], given: format, ...choicesAllowed(FORMATS) };
}

/** Link to the next page. CSV has no other place for it, and `fields` may omit it. */
function linkTo(after: string, url: string): string {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('after', after);
  return `<${path}?${parameters}>; rel="next"`;
}

/**
 * Formats a result. POST has no link to the next page.
 * @param format value of `format` in the query string
 */
export function replyOf(executed: Executed, format: unknown, request: Request, wording: Wording): Reply {
  const { method, originalUrl: url } = request;
  const next = executed.ok && method !== 'POST' ? executed.next : undefined;
  const headers = { 'Content-Language': wording.language, ...(next !== undefined && { Link: linkTo(next, url) }) };
  if (!executed.ok) return failureReply(url, executed.error, wording, headers);
  const isCsv = isCsvWanted(format, request);
  const body = isCsv ? stringify([...recordsOf(executed.value)], { header: false, escape_formulas: true }) : JSON.stringify(executed.value);
  const long = tooLong(body, wording.language);
  if (long) return failureReply(url, long, wording, headers);
  return isCsv ? { status: 200, headers: { 'Content-Type': 'text/csv; charset=utf-8', ...headers }, body } : jsonReply(body, headers);
}
