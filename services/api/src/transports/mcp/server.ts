/** Model Context Protocol server: tools, the rulebook as resources, prompts. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { type Slug, systems } from '@rangefinder/rules';
import type { ResolverContext } from '../../context/resolver-context.js';
import { completionsFor } from './completions.js';
import { onlyPage } from './pagination.js';
import { promptNamed, promptsOf } from './prompts.js';
import { contentsOf, idOf, resourcePage, resourceTemplates } from './resources.js';
import type { OperationRunner } from './tools/operation-runner.js';
import { readPlace } from './tools/reading-tools.js';
import { callTool, toolsOf } from './tools/toolset.js';

const INSTRUCTIONS =
  'exact figures, odds as fractions, and the rule of each step. Calculate rather than work it out yourself: ' +
  '`ask` in words, or `describe` a calculator and `calculate`. Pass `lang: "ru"` for Russian. What a step cites is the resource rangefinder://<rule id>.';

/** Interval of progress notifications. */
const PROGRESS_MS = 1_000;

export interface McpServerOptions {
  readonly version: string;
  /** The rule set that the address names. Everything listed is restricted to it. */
  readonly system: Slug | undefined;
  /** The context of one call. */
  contextOfCall(): ResolverContext;
  runnerFor(context: ResolverContext): OperationRunner;
}

/** Creates the server of one connection. */
export function mcpServer({ version, system, contextOfCall, runnerFor }: McpServerOptions): Server {
  const game = systems.find(({ slug }) => slug === system)?.title.en;
  const mcp = new Server(
    { name: 'rangefinder', title: `Rangefinder: rules of ${game ?? 'tabletop wargames'}`, version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: `Rules of ${game ?? 'tabletop wargames'}: ${INSTRUCTIONS}`,
    },
  );
  mcp.setRequestHandler(ListToolsRequestSchema, ({ params }) => ({ tools: onlyPage(toolsOf(system), params?.cursor) }));
  mcp.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const stop = reportProgress(extra);
    try {
      return await callTool(params.name, params.arguments ?? {}, cancellable(contextOfCall(), extra.signal), runnerFor);
    } finally {
      stop();
    }
  });
  mcp.setRequestHandler(ListPromptsRequestSchema, ({ params }) => ({ prompts: onlyPage(promptsOf(system), params?.cursor) }));
  mcp.setRequestHandler(GetPromptRequestSchema, ({ params }) => promptNamed(params.name, params.arguments ?? {}, system));
  mcp.setRequestHandler(ListResourcesRequestSchema, ({ params }) => resourcePage(contextOfCall().language, params?.cursor, system));
  mcp.setRequestHandler(ListResourceTemplatesRequestSchema, ({ params }) => ({
    resourceTemplates: onlyPage(resourceTemplates(system), params?.cursor),
  }));
  mcp.setRequestHandler(CompleteRequestSchema, ({ params }) => completionsFor(params, runnerFor(contextOfCall())));
  mcp.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const id = idOf(uri);
    const place = id === undefined ? undefined : await readPlace(id, runnerFor(contextOfCall()));
    if (place === undefined || place.isError) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    return contentsOf(uri, place.text);
  });
  return mcp;
}

/** A context whose work ends when the call is cancelled. */
function cancellable(context: ResolverContext, signal: AbortSignal): ResolverContext {
  const { caller } = context;
  return { ...context, caller: { ...caller, signal: () => AbortSignal.any([caller.signal(), signal]) } };
}

type Extra = Parameters<Parameters<Server['setRequestHandler']>[1]>[1];

/** Reports the elapsed seconds of a call to a client that follows its progress. Returns a function that ends the reports. */
function reportProgress({ _meta, sendNotification }: Extra): () => void {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  let progress = 0;
  const report = (): void => void sendNotification({ method: 'notifications/progress', params: { progressToken, progress: progress++ } });
  report();
  const timer = setInterval(report, PROGRESS_MS);
  return () => clearInterval(timer);
}
