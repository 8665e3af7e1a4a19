/** Names of MCP requests for metrics and logs, from a closed list. */

const METHODS: ReadonlySet<unknown> = new Set([
  'completion/complete',
  'initialize',
  'notifications/cancelled',
  'notifications/initialized',
  'ping',
  'prompts/get',
  'prompts/list',
  'resources/list',
  'resources/read',
  'resources/templates/list',
  'tools/call',
  'tools/list',
]);

/**
 * Returns the name of a request. A JSON-RPC batch is `mcp/several`.
 * @example methodName({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) // 'mcp/tools/list'
 */
export function methodName(body: unknown): string {
  if (Array.isArray(body)) return 'mcp/several';
  const method = (body as { readonly method?: unknown } | null | undefined)?.method;
  return METHODS.has(method) ? `mcp/${method}` : 'mcp/other';
}
