/**
 * Common headers of every answer: no content sniffing, cross-origin reads, a short referrer, HSTS behind TLS, and those of the
 * admission middleware. They are collected first, since writing one list costs a fraction of setting headers one by one.
 */
import type { RequestHandler, Response } from 'express';

const A_YEAR_SECONDS = 31_536_000;

const FOR_ALL = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Names and values in turn, as in `writeHead` of Node. */
export type HeaderList = (string | number)[];

/**
 * Creates the middleware that starts the list.
 * @param publicUrl public URL of the service; `https:` means that a proxy terminates TLS
 * @example app.use(commonHeaders('https://rangefinder.example'))
 */
export function commonHeaders(publicUrl: string): RequestHandler {
  const transport = publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${A_YEAR_SECONDS}` } : {};
  const headers = Object.entries({ ...FOR_ALL, ...transport }).flat();
  return (_, response, next) => {
    response.locals.headers = headers;
    next();
  };
}

/** Adds headers to the list. */
export function addCommonHeaders(response: Response, headers: HeaderList): void {
  response.locals.headers = [...commonHeadersOf(response), ...headers];
}

/** The list so far; empty once its headers are set. */
export const commonHeadersOf = ({ locals }: Response): HeaderList => (locals.headers as HeaderList | undefined) ?? [];

/** Sets the headers of the list on the response, for handlers that send by Express or Node. */
export function setCommonHeaders(response: Response): void {
  const headers = commonHeadersOf(response);
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index] as string, headers[index + 1] as string);
  response.locals.headers = undefined;
}
