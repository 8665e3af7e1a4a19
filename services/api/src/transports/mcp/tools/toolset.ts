/**
 * The tools of the MCP server: find a calculator, describe it, calculate, look up rules and units. Nine general tools take a tenth of
 * the tokens that a tool for each operation would take.
 */
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Problem } from '@rangefinder/rules';
import { MAX_PROBLEMS, pathText, publicProblem } from '@rangefinder/rules';
import type { z } from 'zod';
import { inLanguageOf, type ResolverContext } from '../../../context/resolver-context.js';
import { withoutLanguage } from '../../rest/execute.js';
import { calculate, describe, rank, sweep } from './calculator-tools.js';
import { errorReply, type OperationRunner, type ToolReply } from './operation-runner.js';
import { dice, find, rule, unit, units } from './reading-tools.js';
import { type ToolDefinition, toolListing } from './tool.js';

const DEFINITIONS: readonly ToolDefinition[] = [find, describe, calculate, sweep, rank, rule, unit, units, dice];
const BY_NAME: ReadonlyMap<string, ToolDefinition> = new Map(DEFINITIONS.map((tool) => [tool.name, tool]));

/** The tools as a client lists them. */
export const TOOLS: readonly Tool[] = DEFINITIONS.map(toolListing);

/** Calls a tool; undefined if there is none of this name. */
export function callTool(
  name: string,
  given: Values,
  context: ResolverContext,
  runnerFor: (context: ResolverContext) => OperationRunner,
): Promise<CallToolResult> | undefined {
  const tool = BY_NAME.get(name);
  const { args, language, problems } = withoutLanguage(given);
  return tool && call(tool, args, problems, runnerFor(inLanguageOf(context, language)));
}

async function call(tool: ToolDefinition, given: Values, problems: readonly Problem[], runner: OperationRunner): Promise<CallToolResult> {
  const parsed = tool.input.safeParse(given);
  const isValid = parsed.success && problems.length === 0;
  const { text, structured, isError } = isValid
    ? await tool.call(parsed.data, runner)
    : invalidArguments(tool, given, parsed.error, problems, runner);
  return { content: [{ type: 'text', text }], ...(structured && { structuredContent: structured }), ...(isError && { isError }) };
}

type Values = Readonly<Record<string, unknown>>;

/** Names every wrong argument, and the arguments that the tool has if one is unknown. */
function invalidArguments(
  tool: ToolDefinition,
  given: Values,
  error: z.ZodError | undefined,
  problems: readonly Problem[],
  { context }: OperationRunner,
): ToolReply {
  const names = Object.keys(toolListing(tool).inputSchema.properties ?? {});
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const issues = (error?.issues ?? []).filter(({ code }) => code !== 'unrecognized_keys');
  return errorReply(
    ...unknown.slice(0, MAX_PROBLEMS).map((name) => `${pathText([name])}: no such argument; there are ${names.join(', ')}`),
    ...issues
      .slice(0, MAX_PROBLEMS)
      .map(({ path, message }) => `${path.join('.') || 'arguments'}: ${isMissing(path, given) ? 'a value is needed' : message}`),
    ...problems.map((problem) => publicProblem(problem, context.language)).map(({ path, message }) => `${path}: ${message}`),
  );
}

const isMissing = ([name, ...below]: readonly PropertyKey[], given: Values): boolean =>
  name !== undefined && below.length === 0 && given[String(name)] === undefined;
