/** The transport of a request, by the prefix of its path. */

export type Transport = 'graphql' | 'rest' | 'batch' | 'mcp' | 'downloads' | 'feeds' | 'descriptions' | 'site' | 'local';

/** The first match wins. A prefix ends at the end of the path, a slash, a dot or a hyphen. */
const TRANSPORTS: readonly (readonly [path: string, transport: Transport])[] = [
  ['/v1/batch', 'batch'],
  ['/v1/downloads', 'downloads'],
  ['/v1/imports.', 'feeds'],
  ['/v1/changelog.', 'feeds'],
  ['/v1/rulings.', 'feeds'],
  ['/v1', 'rest'],
  ['/graphql', 'graphql'],
  ['/mcp', 'mcp'],
  ['/openapi', 'descriptions'],
  ['/postman.', 'descriptions'],
  ['/llms', 'descriptions'],
  ['/schema.', 'descriptions'],
  ['/possible-types.', 'descriptions'],
  ['/type-policies.', 'descriptions'],
  ['/graphiql', 'descriptions'],
  ['/reference', 'descriptions'],
];
const ENDS = new Set([undefined, '/', '.', '-']);

const isAt = (path: string, beginning: string): boolean =>
  path.startsWith(beginning) && (beginning.endsWith('.') || ENDS.has(path[beginning.length]));

/**
 * Returns the transport of a path.
 * @example transportOf('/v1/units') // 'rest'
 */
export const transportOf = (path: string): Transport => TRANSPORTS.find(([beginning]) => isAt(path, beginning))?.[1] ?? 'site';
