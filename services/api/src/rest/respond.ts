/** What a question came to, as HTTP: JSON, CSV for tables and lists, problem+json for errors. */
import type { Language } from '@rangefinder/rules';
import { stringify } from 'csv-stringify/sync';
import type { Request, Response } from 'express';
import { ERROR_CODES, isErrorCode } from '../errors/codes.js';
import { RETRY_AFTER_SECONDS } from '../schema/catalog/unavailable.js';
import { recordsOf } from './csv.js';
import type { Executed } from './execute.js';

/** An error as problem+json; the same in every door of REST. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly problems?: unknown;
  readonly id?: unknown;
}

/** Why there is no answer. */
export type Failure = Extract<Executed, { ok: false }>['error'];

/** The body of an error. */
export function problemBody({ message, extensions }: Failure): ProblemBody {
  const code = isErrorCode(extensions?.code) ? extensions.code : 'INTERNAL';
  const status = ERROR_CODES[code];
  return {
    type: 'about:blank',
    title: code,
    status,
    code,
    detail: message,
    ...(extensions?.problems !== undefined && { problems: extensions.problems }),
    ...(extensions?.id !== undefined && { id: extensions.id }),
  };
}

/** Nothing by that id. */
export const nothingThere = (what: string): Failure => ({ message: `There is no ${what}.`, extensions: { code: 'NOT_FOUND' } });

/** Sends the answer in the form that the client accepts. */
export function respond(request: Request, response: Response, executed: Executed, language: Language): void {
  response.set('Content-Language', language);
  if (!executed.ok) {
    sendProblem(response, executed.error);
    return;
  }
  const records = recordsOf(executed.value);
  if (records && request.accepts(['application/json', 'text/csv']) === 'text/csv') {
    response.type('text/csv; charset=utf-8').send(stringify([...records], { header: false, escape_formulas: true }));
    return;
  }
  response.type('application/json').send(JSON.stringify(executed.value));
}

export function sendProblem(response: Response, error: Failure): void {
  const body = problemBody(error);
  if (body.code === 'CATALOG_UNAVAILABLE') response.set('Retry-After', String(RETRY_AFTER_SECONDS));
  response.status(body.status).type('application/problem+json').send(JSON.stringify(body));
}
