/** MCP server with the built-in engine: the service's tools that need no catalog, under the same names. */
import { readFileSync } from 'node:fs';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { problemText, readToolArguments, toolSchema } from '@rangefinder/rules';
import { TOOLS, type Within } from './tools.js';

const INSTRUCTIONS =
  'Rules of tabletop wargames: exact figures, odds as fractions, and the rule of each step. Calculate rather than work it out yourself: ' +
  '`ask` in words, or `describe` a calculator and `calculate`. Pass `lang: "ru"` for Russian. There is no catalog of units here: give their figures.';

const version = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

/** Creates a server that works without a service. */
export function engineServer({ system, language }: Within): Server {
  const server = new Server(
    { name: 'rangefinder', title: 'Rangefinder: rules of tabletop wargames', version: version() },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, input }) => ({
      name,
      title,
      description,
      inputSchema: toolSchema(input),
      annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}: ${TOOLS.map(({ name }) => name).join(', ')}.`);
    const { values, draft, language: wanted = language, problems } = readToolArguments(tool.input, params.arguments ?? {});
    if (!values)
      return { content: [{ type: 'text', text: problems.map((problem) => problemText(problem, wanted)).join('\n') }], isError: true };
    const { lines, isError } = await tool.call(values, { system, language: wanted }, draft);
    return { content: [{ type: 'text', text: lines.join('\n') }], ...(isError && { isError }) };
  });
  return server;
}
