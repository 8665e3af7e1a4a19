/** Security headers of every answer: no content sniffing, cross-origin reads, a short referrer, and HSTS behind TLS. */
import type { RequestHandler } from 'express';

const A_YEAR_SECONDS = 31_536_000;

const FOR_ALL = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/**
 * Creates the middleware.
 * @param publicUrl public URL of the service; `https:` means that a proxy terminates TLS
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
