/** Introspection queries in a worker thread. Their results have hundreds of kilobytes. */
import { execute, parse, validate } from 'graphql';
import type { Tasks } from '../../context/work/worker-tasks.js';
import { schema } from '../../schema/schema.js';

/** Returns the JSON of the response; undefined if the document is invalid. */
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
