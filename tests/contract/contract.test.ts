/** Names, arguments, defaults and types of version 1 stay, so that clients of the public contract keep working. */
import { readFile } from 'node:fs/promises';
import { schema } from '@rangefinder/api';
import { buildASTSchema, buildSchema, findBreakingChanges, type GraphQLSchema, Kind, parse, printSchema } from 'graphql';
import { expect, test } from 'vitest';

/** The contract leaves the catalog's own types open; they come from the present schema. */
async function contract(): Promise<GraphQLSchema> {
  const document = parse(await readFile(new URL('contract.graphql', import.meta.url), 'utf8'));
  const fixed = new Set(
    document.definitions.flatMap((definition) => ('name' in definition && definition.name ? [definition.name.value] : [])),
  );
  const open = parse(printSchema(schema())).definitions.filter(
    (definition) => 'name' in definition && definition.name && !fixed.has(definition.name.value),
  );
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...document.definitions, ...open] }, { assumeValidSDL: true });
}

test('no part of the public contract is missing or changed', async () => {
  const breaking = findBreakingChanges(await contract(), buildSchema(printSchema(schema())));
  expect(breaking.map(({ description }) => description)).toEqual([]);
});
