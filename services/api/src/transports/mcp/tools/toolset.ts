/**
 * The tools of the MCP server: ask in words, describe a calculator, calculate, look up rules and units. Ten general tools take a tenth of
 * the tokens that a tool for each operation would take.
 */
import { type CallToolResult, ErrorCode, McpError, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { choicesAllowed, problemText, readToolArguments, type Slug } from '@rangefinder/rules';
import { badInput } from '../../../context/errors/failures.js';
import { inLanguageOf, type ResolverContext } from '../../../context/resolver-context.js';
import { calculate, describe, rank, sweep } from './calculator-tools.js';
import { failureReply, type OperationRunner } from './operation-runner.js';
import { ask, dice, force, rule, unit, units } from './reading-tools.js';
import { type ToolDefinition, toolListing } from './tool.js';

const DEFINITIONS: readonly ToolDefinition[] = [ask, describe, calculate, sweep, rank, rule, unit, units, force, dice];
const BY_NAME: ReadonlyMap<string, ToolDefinition> = new Map(DEFINITIONS.map((tool) => [tool.name, tool]));

const listings = new Map<Slug | undefined, readonly Tool[]>();

/** The tools as a client lists them, for one rule set or for all. */
export function toolsOf(system: Slug | undefined): readonly Tool[] {
  const known = listings.get(system) ?? DEFINITIONS.map((tool) => toolListing(tool, system));
  listings.set(system, known);
  return known;
}

/**
 * Calls a tool.
 * @throws McpError with `InvalidParams` if there is none of this name.
 */
export async function callTool(
  name: string,
  given: Readonly<Record<string, unknown>>,
  context: ResolverContext,
  runnerFor: (context: ResolverContext) => OperationRunner,
): Promise<CallToolResult> {
  const tool = BY_NAME.get(name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, problemText(unknownTool(name), context.language));
  const { system } = runnerFor(context);
  const { values, draft, language, problems } = readToolArguments(tool.input(system), given);
  const runner = runnerFor(inLanguageOf(context, language));
  const { text, structured, isError } = values
    ? await tool.call(values as never, runner, draft)
    : failureReply(badInput(problems, runner.context.language), runner);
  return { content: [{ type: 'text', text }], ...(structured && { structuredContent: structured }), ...(isError && { isError }) };
}

/** Tools that were removed, with the tool that replaced each. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([['find', ask.name]]);

const unknownTool = (name: string) => ({
  code: 'UNKNOWN_VALUE' as const,
  path: ['tool'],
  given: name,
  ...choicesAllowed([...BY_NAME.keys()]),
  meant: REPLACEMENTS.get(name),
});
