/**
 * A page of a stranger must not speak through somebody's browser to a service that only that machine reaches (DNS rebinding): such
 * a service takes no requests of other origins. A service that is open to the network is open to every page anyway.
 */
import type { RequestHandler } from 'express';

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The name that an origin is of; undefined where it is none. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}

/**
 * Whether a request with this `Origin` may be answered.
 * @param publicHost name that the service goes by
 * @example isWelcome('https://evil.example', 'localhost') // false
 */
export function isWelcome(origin: string | undefined, publicHost: string): boolean {
  if (origin === undefined || !LOCAL.test(publicHost)) return true;
  return LOCAL.test(hostOf(origin) ?? '');
}

/** Refuses pages of other origins where the service is for this machine alone. */
export function checkOrigin(publicUrl: string): RequestHandler {
  const publicHost = new URL(publicUrl).hostname;
  return ({ headers: { origin } }, response, next) => {
    if (isWelcome(origin, publicHost)) return next();
    response.status(403).json({ jsonrpc: '2.0', error: { code: -32000, message: `Not for pages of ${origin}.` }, id: null });
  };
}
