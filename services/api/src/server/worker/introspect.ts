/** Answers documents that ask of the schema itself: hundreds of kilobytes, and always the same ones. */
import { execute, parse, validate } from 'graphql';
import type { Tasks } from '../../context/work/worker-tasks.js';
import { schema } from '../../schema/schema.js';

/** The answer as it will be sent; undefined when anything is wrong with the document. */
export async function introspect({ query, operationName, variables }: Tasks['introspection']): Promise<string | undefined> {
  const document = parse(query);
  if (validate(schema(), document).length > 0) return undefined;
  const result = await execute({
    schema: schema(),
    document,
    variableValues: variables as Record<string, unknown>,
    ...(operationName !== undefined && { operationName }),
  });
  return result.errors ? undefined : `${JSON.stringify(result)}\n`;
}
