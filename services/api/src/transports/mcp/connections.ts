/** Which tools stand at which address: the profile, the profile within a rule set, the full list. */
import { SLUGS, type Slug } from '@rangefinder/rules';
import type { ResolverContext } from '../../context/resolver-context.js';
import type { Operation } from '../../schema/operations.js';
import type { Plans } from '../graphql/plan-cache.js';
import { operationTools } from './operation-tools.js';
import { mcpServer } from './server.js';
import { askingWith } from './tools/run-operation.js';
import { profile } from './tools/toolset.js';

/** The name of the full list in addresses and arguments. */
export const FULL = 'full';

/** Makes servers: for `undefined` the profile, for a rule set the profile within it, for `full` every operation as a tool. */
export function mcpConnections(plans: Plans, operations: readonly Operation[], version: string) {
  const full = operationTools(plans, operations);
  const askingIn = askingWith(plans, operations);
  return (scope: string | undefined, contextOfCall: () => ResolverContext) => {
    const asking = (context: ResolverContext) => askingIn(context, systemOf(scope));
    return mcpServer({ toolset: scope === FULL ? full : profile(asking), version, contextOfCall, asking });
  };
}

/** Whether there is something at a scope. */
export const isScope = (scope: string | undefined): boolean => scope === undefined || scope === FULL || systemOf(scope) !== undefined;

const systemOf = (scope: string | undefined): Slug | undefined => SLUGS.find((slug) => slug === scope);
