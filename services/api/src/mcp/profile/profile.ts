/**
 * The tools that a language model is given: find the calculator, read what it takes, calculate, look up rules and units. They
 * take a tenth of the room that a tool for every calculator does.
 */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { type Context, inLanguageOf } from '../../context.js';
import { withoutLanguage } from '../../rest/execute.js';
import type { Toolset } from '../toolset.js';
import { type Asking, objection, type Said } from './asking.js';
import { calculate, describe, rank, sweep } from './calculator-tools.js';
import { dice, find, rule, unit, units } from './reading-tools.js';
import { listed, type ProfileTool } from './tool.js';

const TOOLS: readonly ProfileTool[] = [find, describe, calculate, sweep, rank, rule, unit, units, dice];
const BY_NAME: ReadonlyMap<string, ProfileTool> = new Map(TOOLS.map((tool) => [tool.name, tool]));
const LISTED = TOOLS.map(listed);

/** The profile; `asking` knows within which rule set. */
export const profile = (asking: (context: Context) => Asking): Toolset => ({
  tools: LISTED,
  call(name, given, context) {
    const tool = BY_NAME.get(name);
    const { args, language } = withoutLanguage(given);
    return tool && called(tool, args, asking(inLanguageOf(context, language)));
  },
});

async function called({ input, call }: ProfileTool, given: object, asking: Asking): Promise<CallToolResult> {
  const parsed = input.safeParse(given);
  const { text, isError } = parsed.success ? await call(parsed.data, asking) : complaint(parsed.error);
  return { content: [{ type: 'text', text }], ...(isError && { isError }) };
}

const complaint = ({ issues }: z.ZodError): Said =>
  objection(...issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`));
