/**
 * Widgets at addresses with a version: `/widgets/v0.1.0/rangefinder.js` is `/widgets/rangefinder.js` while that version is served,
 * and is cached as immutable. A page with an older version gets the served one if it is compatible, otherwise 404.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

/** `0.1.0`; undefined if the site was built without widgets. */
function servedVersion(siteFolder: string): string | undefined {
  const file = join(siteFolder, 'widgets', 'version.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version : undefined;
}

const numbers = (version: string): readonly number[] => version.split('.').map(Number);

/**
 * Whether a served version is compatible with an older one (Semantic Versioning: below 1 a minor version breaks).
 * @example standsInFor('0.1.3', '0.1.0') // true
 * @example standsInFor('0.2.0', '0.1.0') // false
 */
export function standsInFor(served: string, wanted: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbers(served);
  const [wantedMajor, wantedMinor = 0, wantedPatch = 0] = numbers(wanted);
  if (major !== wantedMajor) return false;
  if (major === 0) return minor === wantedMinor && patch >= wantedPatch;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

const VERSIONED = /^\/widgets\/v(\d+\.\d+\.\d+)\/(.+)$/;

/** Serves the file of an address with a version, cacheable as immutable (`response.locals.isImmutable`). */
export function widgetVersions(siteFolder: string): RequestHandler {
  const served = servedVersion(siteFolder);
  return (request, response, next) => {
    const [, wanted, file] = VERSIONED.exec(request.path) ?? [];
    if (!served || !wanted || !file) return next();
    if (wanted !== served && !standsInFor(served, wanted)) return next();
    if (wanted !== served) return response.set('Cache-Control', 'public, no-cache').redirect(302, `/widgets/v${served}/${file}`);
    response.locals.isImmutable = true;
    request.url = `/widgets/${file}`;
    next();
  };
}
