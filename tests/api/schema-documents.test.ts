/** Downloads of the schema, and the names in it. */
import { readFile } from 'node:fs/promises';
import { schema } from '@rangefinder/api';
import { systems } from '@rangefinder/rules';
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  parse,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each(['/schema.graphql', '/possible-types.json', '/type-policies.json'])('%s has an ETag', async (path) => {
  const { status, headers } = await service.request.get(path);
  expect(status).toBe(200);
  const again = await service.request.get(path).set('If-None-Match', String(headers.etag));
  expect(again.status).toBe(304);
});

test('the text is the schema of the service', async () => {
  const { text } = await service.request.get('/schema.graphql');
  expect(printSchema(buildSchema(text))).toBe(printSchema(schema()));
});

test('possible types of abstract types match introspection', async () => {
  const { body } = await service.request.get('/possible-types.json');
  const { data } = await service.ask('{ __schema { types { name possibleTypes { name } } } }');
  const { types } = (data as never as { __schema: { types: { name: string; possibleTypes: { name: string }[] | null }[] } }).__schema;
  const expected = types.flatMap(({ name, possibleTypes }) =>
    possibleTypes ? [[name, possibleTypes.map((one) => one.name)] as const] : [],
  );
  expect(body).toEqual(Object.fromEntries(expected));
  expect(body.RuleNode).toEqual(['Section', 'RuleTable', 'Ruling']);
});

/** Names of all types that are reachable from a type. */
function reached(type: GraphQLNamedType, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(type.name)) return seen;
  seen.add(type.name);
  if (isUnionType(type)) for (const one of type.getTypes()) reached(one, seen);
  if (isObjectType(type) || isInputObjectType(type))
    for (const field of Object.values(type.getFields())) {
      reached(getNamedType(field.type as GraphQLType), seen);
      for (const argument of 'args' in field ? field.args : []) reached(getNamedType(argument.type as GraphQLType), seen);
    }
  return seen;
}

test('types of one rule set begin with its name, except those that version 1 of the contract fixed', async () => {
  const fixed = new Set(
    parse(await readFile(new URL('../contract/contract.graphql', import.meta.url), 'utf8')).definitions.flatMap((definition) =>
      'name' in definition && definition.name ? [definition.name.value] : [],
    ),
  );
  const roots = Object.values(schema().getQueryType()?.getFields() ?? {});
  const ofRoot = new Map(roots.map(({ name, type }) => [name, reached(getNamedType(type))]));
  const namespaces = new Set<string>(systems.map(({ namespace }) => namespace));
  /** General types, although only one rule set uses them so far. */
  const general = new Set(['BoundedChance']);
  const wrong = [...namespaces].flatMap((namespace) => {
    const others = new Set([...ofRoot].flatMap(([name, types]) => (name === namespace ? [] : [...types])));
    const prefix = `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}`;
    return [...(ofRoot.get(namespace) ?? [])].filter(
      (name) => !others.has(name) && !fixed.has(name) && !general.has(name) && !name.startsWith(prefix),
    );
  });
  expect(wrong).toEqual([]);
});
