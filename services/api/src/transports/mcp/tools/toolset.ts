/**
 * The tools that a language model is given: find the calculator, read what it takes, calculate, look up rules and units. They
 * take a tenth of the room that a tool for every calculator does.
 */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { inLanguageOf, type ResolverContext } from '../../../context/resolver-context.js';
import { withoutLanguage } from '../../rest/execute.js';
import type { Toolset } from '../toolset.js';
import { calculate, describe, rank, sweep } from './calculator-tools.js';
import { dice, find, rule, unit, units } from './reading-tools.js';
import { type Asking, objection, type Said } from './run-operation.js';
import { listed, type ProfileTool } from './tool.js';

const TOOLS: readonly ProfileTool[] = [find, describe, calculate, sweep, rank, rule, unit, units, dice];
const BY_NAME: ReadonlyMap<string, ProfileTool> = new Map(TOOLS.map((tool) => [tool.name, tool]));
const LISTED = TOOLS.map(listed);

/** The profile; `asking` knows within which rule set. */
export const profile = (asking: (context: ResolverContext) => Asking): Toolset => ({
  tools: LISTED,
  call(name, given, context) {
    const tool = BY_NAME.get(name);
    const { args, language } = withoutLanguage(given);
    return tool && called(tool, args, asking(inLanguageOf(context, language)));
  },
});

async function called(tool: ProfileTool, given: Values, asking: Asking): Promise<CallToolResult> {
  const parsed = tool.input.safeParse(given);
  const { text, isError } = parsed.success ? await tool.call(parsed.data, asking) : complaint(parsed.error, given, tool);
  return { content: [{ type: 'text', text }], ...(isError && { isError }) };
}

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with the arguments of a tool, and what there are where one has another name. */
function complaint({ issues }: z.ZodError, given: Values, tool: ProfileTool): Said {
  const names = Object.keys(listed(tool).inputSchema.properties ?? {});
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  return objection(
    ...unknown.map((name) => `${name}: no such argument; there are ${names.join(', ')}`),
    ...issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${isMissing(path, given) ? 'a value is needed' : message}`),
  );
}

const isMissing = ([name, ...below]: readonly PropertyKey[], given: Values): boolean =>
  name !== undefined && below.length === 0 && given[String(name)] === undefined;
