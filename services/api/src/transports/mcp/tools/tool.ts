/** Definition of a tool: arguments as a Zod schema, reply as text and data. */
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { LANGUAGES, MAX_ID_CHARACTERS } from '@rangefinder/rules';
import { z } from 'zod';
import type { OperationRunner, ToolReply } from './operation-runner.js';

export interface ToolDefinition<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: S;
  call(given: z.output<S>, runner: OperationRunner): Promise<ToolReply>;
}

/** Infers the arguments from the schema. */
export const defineTool = <S extends z.ZodType>(tool: ToolDefinition<S>): ToolDefinition => tool as unknown as ToolDefinition;

/** Returns the tool as clients list it. */
export function toolListing({ name, title, description, input }: ToolDefinition): Tool {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' });
  const inputSchema = { ...schema, properties: { ...schema.properties, lang: LANGUAGE } };
  const annotations = { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema: inputSchema as Tool['inputSchema'], annotations };
}

/** Every tool accepts a language. */
const LANGUAGE = { type: 'string', enum: LANGUAGES };

/** The id of an entry, a calculator, a figure. None is longer. */
export const id = () => z.string().max(MAX_ID_CHARACTERS);

/** A positive integer, which may be given as text. */
export const count = (description: string, most: number) => z.coerce.number().int().min(1).max(most).optional().describe(description);
