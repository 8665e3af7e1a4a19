/** OPTIONS requests. Everything is public and read-only, so every origin may use every allowed method. */
import type { Request, Response } from 'express';
import { setCommonHeaders } from './common-headers.js';

const A_DAY_SECONDS = '86400';

/** Answers OPTIONS, including CORS preflights. */
export function preflight(request: Request, response: Response, methods: readonly string[]): void {
  setCommonHeaders(response);
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
