import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  printSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.js';

const types = Object.values(schema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));

test('equals the committed schema.graphql (update with `npm run generate`)', async () => {
  await expect(`${printSchema(schema())}\n`).toMatchFileSnapshot('../../schema.graphql');
});

test('describes every type, field, argument and value', () => {
  const bare = types.flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...(isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap((field) => bareField(type.name, field as GraphQLField<unknown, unknown>))
      : []),
    ...(isInputObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ description }) => !description)
          .map(({ name }) => `${type.name}.${name}`)
      : []),
    ...(isEnumType(type)
      ? type
          .getValues()
          .filter(({ description }) => !description)
          .map(({ name }) => `${type.name}.${name}`)
      : []),
  ]);
  expect(bare).toEqual([]);
});

test('every list of Query is a page with the arguments first and after', () => {
  const fields = Object.values(schema().getQueryType()?.getFields() ?? {});
  expect(fields.filter(({ type }) => isListType(getNullableType(type))).map(({ name }) => name)).toEqual([]);
  const pages = fields.filter(({ type }) => 'nodes' in ((getNamedType(type) as GraphQLObjectType).getFields?.() ?? {}));
  for (const { name, type, args } of pages) {
    expect([name, Object.keys((getNamedType(type) as GraphQLObjectType).getFields())]).toEqual([
      name,
      expect.arrayContaining(['nodes', 'pageInfo', 'totalCount']),
    ]);
    expect([name, args.map((arg) => arg.name)]).toEqual([name, expect.arrayContaining(['first', 'after'])]);
  }
  expect(pages.length).toBeGreaterThan(15);
});

function bareField(type: string, field: GraphQLField<unknown, unknown>): string[] {
  const parts = [
    { name: `${type}.${field.name}`, description: field.description },
    ...field.args.map(({ name, description }) => ({ name: `${type}.${field.name}(${name})`, description })),
  ];
  return parts.filter(({ description }) => !description).map(({ name }) => name);
}
