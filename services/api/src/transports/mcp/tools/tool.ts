/** The shape of a tool of the profile: its arguments as a schema, its answer as text. */
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { LANGUAGES } from '@rangefinder/rules';
import { z } from 'zod';
import type { OperationRunner, ToolReply } from './operation-runner.js';

export interface ToolDefinition<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: S;
  call(given: z.output<S>, runner: OperationRunner): Promise<ToolReply>;
}

/** Ties arguments and answer together. */
export const defineTool = <S extends z.ZodType>(tool: ToolDefinition<S>): ToolDefinition => tool as unknown as ToolDefinition;

/** The entry in the list that a model chooses from. */
export function toolListing({ name, title, description, input }: ToolDefinition): Tool {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' });
  const inputSchema = { ...schema, properties: { ...schema.properties, lang: LANGUAGE } };
  const annotations = { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema: inputSchema as Tool['inputSchema'], annotations };
}

/** Any tool may be asked in a language. */
const LANGUAGE = { type: 'string', enum: LANGUAGES };

/** A number, also where it comes as text. */
export const count = (description: string, most: number) => z.coerce.number().int().min(1).max(most).optional().describe(description);
