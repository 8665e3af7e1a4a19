/**
 * Origin check against DNS rebinding: a local service accepts no requests from pages of other origins. A public service is open to
 * every page anyway.
 */
import type { RequestHandler } from 'express';

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns the host of an origin; undefined if it is invalid. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}

/**
 * Whether a request with this `Origin` is allowed.
 * @param publicHost host name of the service
 * @example isWelcome('https://evil.example', 'localhost') // false
 */
export function isWelcome(origin: string | undefined, publicHost: string): boolean {
  if (origin === undefined || !LOCAL.test(publicHost)) return true;
  return LOCAL.test(hostOf(origin) ?? '');
}

/** Creates middleware that rejects other origins if the service is local. */
export function checkOrigin(publicUrl: string): RequestHandler {
  const publicHost = new URL(publicUrl).hostname;
  return ({ headers: { origin } }, response, next) => {
    if (isWelcome(origin, publicHost)) return next();
    response.status(403).json({ jsonrpc: '2.0', error: { code: -32000, message: `Not for pages of ${origin}.` }, id: null });
  };
}
