/** The full list of tools: every operation of the schema, with the arguments of its POST as JSON Schema. */

import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { systems } from '@rangefinder/rules';
import { inLanguageOf, type ResolverContext } from '../../context/resolver-context.js';
import { problemBody } from '../../middleware/error-replies.js';
import { namedOperations, type Operation, questionOf } from '../../schema/operations.js';
import type { Plans } from '../graphql/plan-cache.js';
import { execute, withoutLanguage } from '../rest/execute.js';
import { standaloneArguments } from '../rest/json-schema.js';
import type { Toolset } from './toolset.js';

/** `/v1/alpha-strike/target-number` → `alpha-strike_target-number`; entries by id are `unit`, lists `units`. */
const toolName = (operation: Operation): string => (operation.system ? questionOf(operation).replace('/', '_') : operation.definition.name);

/** The game of a calculator: models look for tools by it. */
const gameOf = ({ system }: Operation): string | undefined => systems.find(({ slug }) => slug === system)?.title.en;

/** `Alpha Strike: Target number`; of what is no calculator its address in words: `Unit revisions`. */
function titleOf(operation: Operation): string {
  const game = gameOf(operation);
  const name = operation.calculator?.title.en ?? toolName(operation).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return game === undefined ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : `${game}: ${name}`;
}

function descriptionOf(operation: Operation): string {
  const { description } = operation.definition;
  return [description ?? operation.id, gameOf(operation)].filter(Boolean).join(' ');
}

/** The list that a model chooses from. */
const toolOf = (operation: Operation): Tool => ({
  name: toolName(operation),
  title: titleOf(operation),
  description: descriptionOf(operation),
  inputSchema: standaloneArguments(operation) as Tool['inputSchema'],
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
});

/** Every operation as a tool. */
export function operationTools(plans: Plans, all: readonly Operation[]): Toolset {
  const operations = namedOperations(all);
  const byName = new Map(operations.map((operation) => [toolName(operation), operation]));
  let tools: readonly Tool[] | undefined;
  return {
    get tools() {
      // Their schemas are made with the first list: most processes are never asked for it.
      tools ??= operations.map(toolOf);
      return tools;
    },
    call(name, given, context) {
      const operation = byName.get(name);
      return operation && callTool(plans, operation, given, context);
    },
  };
}

/** Calls a tool: the sentence first where there is one, the whole answer as data. */
async function callTool(
  plans: Plans,
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
  context: ResolverContext,
): Promise<CallToolResult> {
  const question = withoutLanguage(given);
  const executed = await execute(plans, { operation, ...question }, inLanguageOf(context, question.language));
  if (!executed.ok) {
    const body = problemBody(executed.error, context);
    return { isError: true, content: [{ type: 'text', text: `${body.code}: ${body.detail}` }], structuredContent: { error: body } };
  }
  const { value } = executed;
  const summary = typeof value === 'object' && value !== null && 'summary' in value ? String(value.summary) : undefined;
  const whole = { type: 'text' as const, text: JSON.stringify(value) };
  return { content: summary === undefined ? [whole] : [{ type: 'text', text: summary }, whole], structuredContent: { answer: value } };
}
