/** MCP servers by address: `/mcp` has all rule sets, `/mcp/<rule set>` is restricted to one. */
import { SLUGS, type Slug } from '@rangefinder/rules';
import type { ResolverContext } from '../../context/resolver-context.js';
import { spelledAs } from '../../schema/closed-lists.js';
import type { Operation } from '../../schema/operations.js';
import type { Plans } from '../graphql/plan-cache.js';
import { mcpServer } from './server.js';
import { operationRunners } from './tools/operation-runner.js';

/** Creates servers, one for each connection. */
export function mcpConnections(plans: Plans, operations: readonly Operation[], version: string) {
  const runnerIn = operationRunners(plans, operations);
  return (system: Slug | undefined, contextOfCall: () => ResolverContext) =>
    mcpServer({ version, system, contextOfCall, runnerFor: (context) => runnerIn(context, system) });
}

/** The rule set that an address names, in any spelling. */
export const systemNamed = (name: string): Slug | undefined => spelledAs(SLUGS, name);
