/**
 * What every answer says to browsers, whatever it answers: a type is not guessed, pages of others may read it, links tell them no more than
 * the host, and where the service is reached by https it stays so.
 */
import type { RequestHandler } from 'express';

const A_YEAR_SECONDS = 31_536_000;

const FOR_ALL = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/**
 * Sets the headers.
 * @param publicUrl where players reach the service; `https:` means that a proxy in front speaks TLS
 * @example app.use(baseHeaders('https://rangefinder.example'))
 */
export function baseHeaders(publicUrl: string): RequestHandler {
  const transport = publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${A_YEAR_SECONDS}` } : {};
  const headers = Object.entries({ ...FOR_ALL, ...transport });
  return (_, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
