/** MCP server with the built-in engine: the service's tools that need no catalog, under the same names. */
import { readFileSync } from 'node:fs';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { isObject, LANGUAGES } from '@rangefinder/rules';
import { TOOLS, type Within } from './tools.js';

const INSTRUCTIONS =
  'Rules of tabletop wargames: exact figures, odds as fractions, and the rule of each step. Calculate rather than work it out yourself: ' +
  '`find` the calculator, `describe` it, `calculate`. Pass `lang: "ru"` for Russian. There is no catalog of units here: give their figures.';

const version = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

/** Creates a server that works without a service. */
export function engineServer({ system, language }: Within): Server {
  const server = new Server(
    { name: 'rangefinder', title: 'Rangefinder: rules of tabletop wargames', version: version() },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, properties, required }) => ({
      name,
      title,
      description,
      inputSchema: {
        type: 'object' as const,
        properties: { ...properties, lang: { type: 'string', enum: LANGUAGES } },
        required: [...required],
      },
      annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}: ${TOOLS.map(({ name }) => name).join(', ')}.`);
    const given = isObject(params.arguments) ? params.arguments : {};
    const missing = tool.required.filter((name) => given[name] === undefined);
    if (missing.length > 0) return { content: [{ type: 'text', text: `${missing.join(', ')}: a value is needed` }], isError: true };
    const wanted = LANGUAGES.find((one) => one === String(given.lang).toLowerCase());
    const { lines, isError } = await tool.call(given, { system, language: wanted ?? language });
    return { content: [{ type: 'text', text: lines.join('\n') }], ...(isError && { isError }) };
  });
  return server;
}
