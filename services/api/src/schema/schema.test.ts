import { type GraphQLField, isEnumType, isInputObjectType, isInterfaceType, isObjectType, printSchema } from 'graphql';
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

function bareField(type: string, field: GraphQLField<unknown, unknown>): string[] {
  const parts = [
    { name: `${type}.${field.name}`, description: field.description },
    ...field.args.map(({ name, description }) => ({ name: `${type}.${field.name}(${name})`, description })),
  ];
  return parts.filter(({ description }) => !description).map(({ name }) => name);
}
