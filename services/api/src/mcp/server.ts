/** The Model Context Protocol: every question of the schema as a tool, the rulebook as resources. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Context } from '../context.js';
import type { Plans } from '../graphql/plans.js';
import { execute } from '../rest/execute.js';
import { namedOperations, type Operation } from '../rest/operations.js';
import { contentsOf, idOf, resourcesOf } from './resources.js';
import { callTool, toolName, toolOf } from './tools.js';

const INSTRUCTIONS =
  'Rules of tabletop wargames: exact figures, odds as fractions, and the rule of each step. Ask a calculator rather than work it out yourself; ' +
  'pass `lang: "RU"` for Russian texts. Read what a step cites as the resource rangefinder://<rule id>.';

/** A protocol server for one connection. Each call is answered in the context that it is given. */
export function mcpServer(plans: Plans, all: readonly Operation[], contextOfCall: () => Context): Server {
  const operations = namedOperations(all);
  const byTool = new Map(operations.map((operation) => [toolName(operation), operation]));
  const byField = new Map(operations.map((operation) => [operation.id, operation]));
  const tools = operations.map(toolOf);
  const mcp = new Server(
    { name: 'rangefinder', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );

  mcp.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  mcp.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const operation = byTool.get(params.name);
    if (!operation) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    return callTool(plans, operation, params.arguments ?? {}, contextOfCall());
  });
  mcp.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: resourcesOf(contextOfCall().language) }));
  mcp.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const id = idOf(uri);
    const value = id === undefined ? undefined : await readPlace(plans, byField, id, contextOfCall());
    if (value === undefined || value === null) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    return contentsOf(uri, value);
  });
  return mcp;
}

/** Which question reads a place, by what its id is of. */
const READERS: Readonly<Record<string, string>> = { table: 'table', ruling: 'ruling' };

async function readPlace(plans: Plans, byField: ReadonlyMap<string, Operation>, id: string, context: Context): Promise<unknown> {
  const operation = byField.get(READERS[id.split('/')[1] ?? ''] ?? 'section');
  if (!operation) return undefined;
  const executed = await execute(plans, { operation, args: { id } }, context);
  return executed.ok ? executed.value : undefined;
}
