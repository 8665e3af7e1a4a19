/** What a question came to, as HTTP: JSON, CSV for tables and lists, problem+json for errors. */
import type { Language } from '@rangefinder/rules';
import { stringify } from 'csv-stringify/sync';
import Negotiator from 'negotiator';
import { failureReply } from '../errors/replies.js';
import { memoizeHeader } from '../http/memoize-header.js';
import { jsonReply, type Reply } from '../http/reply.js';
import { recordsOf } from './csv.js';
import type { Executed } from './execute.js';

/** Whether a client would rather have CSV than JSON. */
const prefersCsv = memoizeHeader(
  (accept) => new Negotiator({ headers: { accept } }).mediaType(['application/json', 'text/csv']) === 'text/csv',
);

/** The answer in the form that the client accepts. */
export function replyOf(executed: Executed, accept: string | undefined, url: string, language: Language): Reply {
  const headers = { 'Content-Language': language };
  if (!executed.ok) return failureReply(url, executed.error, headers);
  const records = accept !== undefined && prefersCsv(accept) ? recordsOf(executed.value) : undefined;
  if (!records) return jsonReply(JSON.stringify(executed.value), headers);
  return {
    status: 200,
    headers: { 'Content-Type': 'text/csv; charset=utf-8', ...headers },
    body: stringify([...records], { header: false, escape_formulas: true }),
  };
}
