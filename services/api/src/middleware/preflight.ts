/** OPTIONS: which methods an address takes, and that any page of any origin may use them. Everything here is public and read-only. */
import type { Request, Response } from 'express';

const A_DAY_SECONDS = '86400';

/** Answers OPTIONS, preflights of browsers included. */
export function preflight(request: Request, response: Response, methods: readonly string[]): void {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  const headers = request.headers['access-control-request-headers'];
  response
    .status(204)
    .set({
      Allow: allowed,
      'Access-Control-Allow-Methods': allowed,
      'Access-Control-Max-Age': A_DAY_SECONDS,
      Vary: 'Access-Control-Request-Headers',
      ...(headers !== undefined && { 'Access-Control-Allow-Headers': headers }),
    })
    .end();
}
