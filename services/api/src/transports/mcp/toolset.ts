/** The tools of one address: which there are, and how one is called. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { ResolverContext } from '../../context/resolver-context.js';

export interface Toolset {
  readonly tools: readonly Tool[];
  /** Undefined where there is no such tool. */
  call(name: string, given: Readonly<Record<string, unknown>>, context: ResolverContext): Promise<CallToolResult> | undefined;
}
