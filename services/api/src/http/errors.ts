/** Errors of plain HTTP as problem+json: bodies that are too large or cannot be read, addresses that are not there. */
import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { ERROR_CODES, type ErrorCode } from '../errors/codes.js';

function problem(response: Response, code: ErrorCode, detail: string): void {
  response
    .status(ERROR_CODES[code])
    .type('application/problem+json')
    .json({ type: 'about:blank', title: code, status: ERROR_CODES[code], code, detail });
}

export const notFound: RequestHandler = (request, response) => problem(response, 'NOT_FOUND', `There is nothing at ${request.path}.`);

/** Express tells errors of a request by a status below 500; whatever else is ours, and logged. */
export const lastResort =
  (logger: Logger): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = Number((error as { status?: unknown }).status ?? 500);
    if (status === 413) return problem(response, 'TOO_LARGE', 'The body is larger than 1 MB.');
    if (status < 500)
      return problem(response, 'BAD_REQUEST', 'The request could not be read: its body is not valid JSON, or its address is malformed.');
    const id = randomUUID();
    logger.error({ err: error, errorId: id }, 'unexpected error');
    problem(response, 'INTERNAL', `Something went wrong on our side; please report it with the id ${id}.`);
  };
