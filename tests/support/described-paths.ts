/** Every path of the API that a test reads must be a path of the OpenAPI document. */
import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Passes requests on, and adds the path of each API request that was answered with 200 to a set. */
export const recordingPaths =
  (handler: Handler, paths: Set<string>): Handler =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/v1/')) response.once('finish', () => response.statusCode === 200 && paths.add(pathname));
    return handler(request, response);
  };

/** Ids contain slashes. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '.+')}/?$`);

/** Paths that no path of the document describes. */
export function undescribed(paths: ReadonlySet<string>, described: readonly string[]): readonly string[] {
  const patterns = described.map(patternOf);
  return [...paths].filter((path) => !patterns.some((pattern) => pattern.test(decodeURIComponent(path))));
}
