/** Which door a request came to, by the beginning of its address. */

export type Transport = 'graphql' | 'rest' | 'batch' | 'mcp' | 'downloads' | 'feeds' | 'descriptions' | 'site' | 'local';

/** The first that fits; an address is taken at its end, at a slash or a dot. */
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
  ['/graphiql', 'descriptions'],
  ['/reference', 'descriptions'],
];
const ENDS = new Set([undefined, '/', '.', '-']);

const isAt = (path: string, beginning: string): boolean =>
  path.startsWith(beginning) && (beginning.endsWith('.') || ENDS.has(path[beginning.length]));

/**
 * The door of an address.
 * @example transportOf('/v1/units') // 'rest'
 */
export const transportOf = (path: string): Transport => TRANSPORTS.find(([beginning]) => isAt(path, beginning))?.[1] ?? 'site';
