/** Enum values in any case and as text, such as `desc` or `"ru-RU"`, in GraphQL as over the other transports. */
import { languageOf } from '@rangefinder/rules';
import {
  type DocumentNode,
  type EnumValueNode,
  type GraphQLEnumType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isIntrospectionType,
  Kind,
  type StringValueNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LANGUAGE_NAMES } from './language.js';

/** Lets every enum of a schema read other spellings of its values. Exact names are read as before. */
export function readEnumsInAnyCase(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) if (isEnumType(type) && !isIntrospectionType(type)) readInAnyCase(type);
}

function readInAnyCase(type: GraphQLEnumType): void {
  const { parseValue, parseLiteral } = type;
  type.parseValue = (given, ...more) => {
    const name = typeof given === 'string' && !type.getValue(given) ? nameMeant(type, given) : undefined;
    return parseValue.call(type, name ?? given, ...more);
  };
  type.parseLiteral = (node, ...more) =>
    parseLiteral.call(type, node.kind === Kind.STRING || node.kind === Kind.ENUM ? exactLiteral(type, node) : node, ...more);
}

type EnumLiteral = EnumValueNode | StringValueNode;

/** The literal under the exact name; the same literal if it has that name, or none is meant. */
function exactLiteral(type: GraphQLEnumType, node: EnumLiteral): EnumLiteral {
  const name = node.kind === Kind.ENUM && type.getValue(node.value) ? undefined : nameMeant(type, node.value);
  return name === undefined ? node : { kind: Kind.ENUM, value: name };
}

/** A valid document with exact names of its enum values: graphql-jit compiles no other ones. */
export function withExactEnums(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema);
  const exact = (node: EnumLiteral): EnumLiteral => {
    const type = getNamedType(types.getInputType());
    return isEnumType(type) ? exactLiteral(type, node) : node;
  };
  return visit(document, visitWithTypeInfo(types, { EnumValue: exact, StringValue: exact }));
}

/** A longer text is no name of a value, and folding it takes long. */
const MAX_NAME_CHARACTERS = 100;

const plain = (text: string): string => text.toUpperCase().replaceAll(/[\s-]+/g, '_');

function nameMeant(type: GraphQLEnumType, given: string): string | undefined {
  if (type.name === LANGUAGE) return nameOfLanguage(given);
  if (given.length > MAX_NAME_CHARACTERS) return undefined;
  const meant = plain(given);
  return type.getValues().find(({ name }) => plain(name) === meant)?.name;
}

const LANGUAGE = 'Language';

function nameOfLanguage(tag: string): string | undefined {
  const language = languageOf(tag);
  return Object.entries(LANGUAGE_NAMES).find(([, value]) => value === language)?.[0];
}
