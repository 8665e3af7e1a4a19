/** Model Context Protocol server: tools, the rulebook as resources, prompts. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { PROMPTS, promptNamed } from './prompts.js';
import { contentsOf, idOf, RESOURCE_TEMPLATES, resourcePage } from './resources.js';
import type { OperationRunner } from './tools/operation-runner.js';
import { readPlace } from './tools/reading-tools.js';
import { callTool, TOOLS } from './tools/toolset.js';

const INSTRUCTIONS =
  'Rules of tabletop wargames: exact figures, odds as fractions, and the rule of each step. Calculate rather than work it out yourself: ' +
  '`find` the calculator, `describe` it, `calculate`. Pass `lang: "ru"` for Russian. What a step cites is the resource rangefinder://<rule id>.';

export interface McpServerOptions {
  readonly version: string;
  /** The context of one call. */
  contextOfCall(): ResolverContext;
  runnerFor(context: ResolverContext): OperationRunner;
}

/** Creates the server of one connection. */
export function mcpServer({ version, contextOfCall, runnerFor }: McpServerOptions): Server {
  const mcp = new Server(
    { name: 'rangefinder', title: 'Rangefinder: rules of tabletop wargames', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  mcp.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...TOOLS] }));
  mcp.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const called = callTool(params.name, params.arguments ?? {}, contextOfCall(), runnerFor);
    if (!called) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    return called;
  });
  mcp.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [...PROMPTS] }));
  mcp.setRequestHandler(GetPromptRequestSchema, ({ params }) => promptNamed(params.name, params.arguments ?? {}));
  mcp.setRequestHandler(ListResourcesRequestSchema, ({ params }) => resourcePage(contextOfCall().language, params?.cursor));
  mcp.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }));
  mcp.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const id = idOf(uri);
    const place = id === undefined ? undefined : await readPlace(id, runnerFor(contextOfCall()));
    if (place === undefined || place.isError) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    return contentsOf(uri, place.text);
  });
  return mcp;
}
