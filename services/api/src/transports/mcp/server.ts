/** The Model Context Protocol: a set of tools, the rulebook as resources, ready prompts. */
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
import { pageOf } from './page.js';
import { PROMPTS, promptNamed } from './prompts.js';
import { contentsOf, idOf, RESOURCE_TEMPLATES, resourcePage } from './resources.js';
import { readPlace } from './tools/reading-tools.js';
import type { Asking } from './tools/run-operation.js';
import type { Toolset } from './toolset.js';

const INSTRUCTIONS =
  'Rules of tabletop wargames: exact figures, odds as fractions, and the rule of each step. Calculate rather than work it out yourself: ' +
  '`find` the calculator, `describe` it, `calculate`. Pass `lang: "ru"` for Russian. What a step cites is the resource rangefinder://<rule id>.';

/** The tools of every operation weigh a hundred thousand tokens together; a profile fits a page. */
const TOOLS_OF_PAGE = 25;

/** What one connection is served with. */
export interface Served {
  readonly toolset: Toolset;
  readonly version: string;
  /** Each call is answered in the context that it is given. */
  contextOfCall(): ResolverContext;
  asking(context: ResolverContext): Asking;
}

/** A protocol server for one connection. */
export function mcpServer({ toolset, version, contextOfCall, asking }: Served): Server {
  const mcp = new Server(
    { name: 'rangefinder', title: 'Rangefinder: rules of tabletop wargames', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  mcp.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const { items, next } = pageOf(toolset.tools, params?.cursor, TOOLS_OF_PAGE);
    return { tools: items, ...next };
  });
  mcp.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const called = toolset.call(params.name, params.arguments ?? {}, contextOfCall());
    if (!called) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    return called;
  });
  mcp.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [...PROMPTS] }));
  mcp.setRequestHandler(GetPromptRequestSchema, ({ params }) => promptNamed(params.name, params.arguments ?? {}));
  mcp.setRequestHandler(ListResourcesRequestSchema, ({ params }) => resourcePage(contextOfCall().language, params?.cursor));
  mcp.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }));
  mcp.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const id = idOf(uri);
    const place = id === undefined ? undefined : await readPlace(id, asking(contextOfCall()));
    if (place === undefined || place.isError) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    return contentsOf(uri, place.text);
  });
  return mcp;
}
