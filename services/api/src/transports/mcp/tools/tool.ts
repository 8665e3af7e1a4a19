/** Definition of a tool: its arguments as fields, its reply as text and data. */
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import {
  type AnyCalculator,
  type Checked,
  type Field,
  type Fields,
  field,
  questionName,
  type Slug,
  systems,
  type ToolInput,
  toolSchema,
} from '@rangefinder/rules';
import type { OperationRunner, ToolReply } from './operation-runner.js';

type Values = Readonly<Record<string, unknown>>;

export interface ToolDefinition<F extends Fields = Fields> {
  readonly name: string;
  readonly title: string;
  /** For the rule set of an address, or for all. */
  description(system: Slug | undefined): string;
  /** For the rule set of an address, because examples are of that rule set. */
  input(system: Slug | undefined): ToolInput<F>;
  /** Top-level members of the structured content with their JSON types. Without it, the reply is text only. */
  readonly output?: Readonly<Record<string, string | readonly string[]>>;
  call(given: Checked<F>, runner: OperationRunner, draft: Values): Promise<ToolReply>;
}

/** Infers the arguments from the fields. */
export const defineTool = <const F extends Fields>(tool: ToolDefinition<F>): ToolDefinition => tool as unknown as ToolDefinition;

/** Returns the tool as clients list it. */
export function toolListing({ name, title, description, input, output }: ToolDefinition, system: Slug | undefined): Tool {
  const annotations = { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return {
    name,
    title,
    description: description(system),
    inputSchema: toolSchema(input(system)),
    ...(output && { outputSchema: outputSchema(output) }),
    annotations,
  };
}

/** No member is required, because `fields` selects some and an error has none of them. */
const outputSchema = (members: NonNullable<ToolDefinition['output']>) => ({
  type: 'object' as const,
  properties: Object.fromEntries(Object.entries(members).map(([name, type]) => [name, { type }])),
});

const MAX_TEXT_CHARACTERS = 500;

/** A text argument. */
export const text = (en: string, ru: string, maxLength = MAX_TEXT_CHARACTERS) => field({ kind: 'text', maxLength, label: { en, ru } });

/** An optional number of entries. */
export const count = (max: number) => field({ kind: 'int', min: 1, max, optional: true, label: { en: 'How many', ru: 'Сколько' } });

/** A list of texts. */
export const texts = (max: number, en: string, ru: string) => field({ kind: 'list', min: 1, max, item: text(en, ru), label: { en, ru } });

export const optional = <const F extends Field>(one: F): F & { readonly optional: true } => ({ ...one, optional: true });

/** The first calculator of a rule set. */
const firstOf = (system: Slug | undefined): AnyCalculator =>
  (systems.find(({ slug }) => slug === system) ?? systems[0])?.calculators[0] as AnyCalculator;

/** The argument for the id of a calculator. */
export const calculatorId = (system: Slug | undefined) =>
  text(`Id, e.g. ${questionName(firstOf(system))}`, `Код, например ${questionName(firstOf(system))}`);
